import {expect, test} from 'vitest';
import {sitePath} from './sitePath';

test.each([
  '/',
  '/blog/vesting-with-a-cliff',
  '/blog/vesting-with-a-cliff#the-cliff:~:text=Nothing%20vests,-month%20twelve',
  '/base/blog/a?b=c',
])('%s is a path of this site', (path) => {
  expect(sitePath(path)).toBe(path);
});

test.each([
  '',
  'blog/a',
  '//evil.example/a',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/a',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /blog',
  null,
  undefined,
  7,
  {},
])('%j is none', (value) => {
  expect(sitePath(value)).toBeUndefined();
});
