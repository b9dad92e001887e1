import {expect, test} from 'vitest';
import {headingLevels} from './headingLevels.mjs';

test('levels by anchor, quoted or not', () => {
  const html =
    '<h1>x</h1><h2 class="anchor" id="a">A</h2><h3 id=b class=c>B</h3><H4 id=\'c\'>C</H4><header id="d">';
  expect(Object.fromEntries(headingLevels(html))).toEqual({a: 2, b: 3, c: 4});
});
