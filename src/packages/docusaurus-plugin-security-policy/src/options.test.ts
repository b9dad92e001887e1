import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {validateOptions} from './index.js';
import type {PluginOptions} from './index.js';

function validated(options?: object): PluginOptions {
  return validateOptions({validate: normalizePluginOptions as never, options: options as never});
}

test('all options are optional', () => {
  expect(validated()).toMatchObject({onBlockedContent: 'throw', pages: true, headerFiles: []});
});

test.each([
  "'self'",
  "'sha256-abc='",
  'data:',
  '*',
  'https://*.a.example:*',
  'a.example/path',
  'wss://a.example:8080',
  'localhost:3000',
])('%s is a source', (source) => {
  const directives = {'connect-src': [source]};
  expect(validated({directives}).directives).toEqual(directives);
});

test.each(['https://a.example; object-src *', 'self', 'data', "'none'", 'https://', 'a b'])(
  '%s is not a source',
  (source) => {
    expect(() => validated({directives: {'script-src': [source]}})).toThrow(
      `"directives.script-src[0]" must be one source of a Content-Security-Policy, such as "https://api.example.com", "data:" or "'self'", not "${source}"`,
    );
  },
);

test.each<[object, string]>([
  [
    {directives: {'script-source': []}},
    'unknown directive "directives.script-source"; allowed: default-src, script-src',
  ],
  [{inlineScripts: ['alert(1)']}, '"inlineScripts[0]" must be the hash of a script, such as'],
  [
    {onBlockedContent: 'error'},
    '"onBlockedContent" must be one of [ignore, log, warn, throw], not "error"',
  ],
  [
    {directives: {'img-src': 'data:'}},
    '"directives.img-src" must be a list, in square brackets, not',
  ],
  [{pages: 'no'}, '"pages" must be true or false, not "no"'],
  [{help: 1}, '"help" must be a string, not 1'],
  [{headerFiles: ['.htaccess']}, '"headerFiles[0]" must be one of [_headers, vercel.json]'],
  [{csp: {}}, 'unknown option "csp"; allowed: directives, inlineScripts, onBlockedContent'],
])('the error for %j names the plugin, the option and what is allowed', (options, message) => {
  expect(() => validated(options)).toThrow(message);
  expect(() => validated(options)).toThrow(/^docusaurus-plugin-security-policy: .+\.$/);
});
