import {expect, test} from 'vitest';
import {readBase} from './readBase.mjs';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/site/', '/site/'],
  ['/site', '/site/'],
  ['site', '/site/'],
  ['/a/b-c.d/', '/a/b-c.d/'],
])('reads %s as %s', (text, base) => {
  expect(readBase(text)).toBe(base);
});

test.each(['https://example.com/', '/a b/', '/a?b/', '/../', '/a/./b'])('refuses "%s"', (text) => {
  expect(() => readBase(text)).toThrow(expect.objectContaining({exitCode: 2}));
});
