import {expect, test} from 'vitest';
import {linksTo} from './linksTo';

test('finds the lines of links, not those of longer addresses', () => {
  const text =
    'no\n[a](/blog/tags/old)\n[b](/blog/tags/older) and [c](/blog/tags/old#x)\n/blog/tags/old-age';
  expect(linksTo('/blog/tags/old', text)).toEqual([2, 3]);
});
