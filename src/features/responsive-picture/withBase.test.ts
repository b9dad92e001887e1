import {expect, test} from 'vitest';
import {withBase} from './withBase';

test.each([
  ['/a.webp 480w, /b.webp 960w', '/', '/a.webp 480w, /b.webp 960w'],
  ['/a.webp 480w, /b.webp 960w', '/site/', '/site/a.webp 480w, /site/b.webp 960w'],
  ['/a.webp 480w', '/site/', '/site/a.webp 480w'],
])('%j below %j', (sourceSet, base, expected) => {
  expect(withBase(sourceSet, base)).toBe(expected);
});
