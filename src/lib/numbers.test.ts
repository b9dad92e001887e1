import {expect, test} from 'vitest';
import {countOf, formatNumber} from './numbers';

test.each([
  [countOf(0, 'post'), '0 posts'],
  [countOf(1, 'post'), '1 post'],
  [countOf(999, 'post'), '999 posts'],
  [countOf(1_234_567, 'post'), '1,234,567 posts'],
  [formatNumber(40_000), '40,000'],
  [formatNumber(1234.56, 1), '1,234.6'],
  [formatNumber(2, 1), '2'],
  [formatNumber(-1.5, 1), '−1.5'],
  [formatNumber(1234.5, 1, 'de'), '1.234,5'],
  [formatNumber(-0.4), '0'],
])('the formatted text %s should be %s', (shown, expected) => {
  expect(shown).toBe(expected);
});
