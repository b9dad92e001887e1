import {expect, test} from 'vitest';
import {
  formatCompact,
  formatCompactMoney,
  formatMoney,
  formatShare,
  formatPercentage,
  parseNumber,
} from './numbers';

test.each([
  ['$76,123', formatMoney(76_123)],
  ['−$9', formatMoney(-9)],
  ['$0.00', formatMoney(-0.001, 2)],
  ['$0.106', formatMoney(0.106, 3)],
  ['62.5%', formatShare(0.625)],
  ['−0.24%', formatShare(-0.0024, 2)],
  ['12.5%', formatPercentage(12.5)],
  ['−$1.5M', formatCompactMoney(-1_500_000)],
  ['0', formatCompact(0)],
  ['12K', formatCompact(12_000)],
  ['−1.5M', formatCompact(-1_500_000)],
])('formats %s', (expected, text) => {
  expect(text).toBe(expected);
});

test.each([
  [' 12.5 ', false, 12.5],
  ['.5', false, 0.5],
  ['1e2', false, 100],
  ['', false, NaN],
  ['1,000', false, NaN],
  ['3.0', true, 3],
  ['3.5', true, NaN],
])('"%s" (whole: %s) is parsed as %s', (text, whole, value) => {
  expect(parseNumber(text, whole)).toBe(value);
});
