import {expect, test} from 'vitest';
import {isUnderPath} from './isUnderPath';

test.each([
  ['/blog', '/blog', true],
  ['/blog/', '/blog', true],
  ['/blog/tags/ai', '/blog', true],
  ['/blogroll', '/blog', false],
  ['/', '/blog', false],
  ['/site/blog/x', '/site/blog', true],
  ['/blog', '/site/blog', false],
  ['/books/to-read', '/books/', true],
])('%s under %s: %s', (pathname, prefix, expected) => {
  expect(isUnderPath(pathname, prefix)).toBe(expected);
});
