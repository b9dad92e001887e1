import {expect, test} from 'vitest';
import {hashSource, policyText} from './policy.js';

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('a script is hashed by its bytes', () => {
  // printf 'x()' | openssl dgst -sha256 -binary | base64
  expect(hashSource('x()')).toBe("'sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='");
});

test('by default, a page may load only images and media from other sites', () => {
  const directives = directivesOf(policyText([], {}));
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('object-src')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  const wide = [...directives].filter(([, sources]) =>
    sources.some((source) => /^(?:\*|https?:)$/.test(source)),
  );
  expect(wide.map(([name]) => name)).toEqual(['img-src', 'media-src']);
});

test.each([
  [
    {'script-src': ['https://a.example', 'https://a.example']},
    'script-src',
    ["'self'", "'sha256-x'", 'https://a.example'],
  ],
  [{'object-src': ["'self'"]}, 'object-src', ["'self'"]],
  [{'base-uri': ["'self'"]}, 'base-uri', ["'self'"]],
  [{'worker-src': ['blob:']}, 'worker-src', ["'self'", 'blob:']],
  [{'manifest-src': ['https://a.example']}, 'manifest-src', ["'self'", 'https://a.example']],
  [{}, 'worker-src', undefined],
  [{'style-src': ['https://a.example']}, 'font-src', ["'self'", 'data:', 'https://a.example']],
  [
    {'style-src': ['fonts.googleapis.com']},
    'font-src',
    ["'self'", 'data:', 'fonts.googleapis.com', 'https://fonts.gstatic.com'],
  ],
])('%j sets %s to %j', (sources, name, expected) => {
  const list = directivesOf(policyText(["'sha256-x'"], sources)).get(name);
  expect(list?.toSorted()).toEqual(expected?.toSorted());
});
