import {expect, test} from 'vitest';
import {countOf, formatNumber} from './numbers';

test.each([
  ['0 posts', countOf(0, 'post')],
  ['1 post', countOf(1, 'post')],
  ['1,234,567 posts', countOf(1_234_567, 'post')],
  ['1,234.6', formatNumber(1234.56, 1)],
  ['−1.5', formatNumber(-1.5, 1)],
  ['1.234,5', formatNumber(1234.5, 1, 'de')],
  ['0', formatNumber(-0.4)],
])('formats %s', (expected, text) => {
  expect(text).toBe(expected);
});
