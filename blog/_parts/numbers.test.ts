import {expect, test} from 'vitest';
import {
  formatCompact,
  formatCompactMoney,
  formatFixed,
  formatMoney,
  formatPercent,
  formatPercentage,
  parseNumber,
} from './numbers';

test.each([
  ['2.00', formatFixed(2, 2)],
  ['−1,234.5', formatFixed(-1234.5, 1)],
  ['$76,123', formatMoney(76_123)],
  ['−$9', formatMoney(-9)],
  ['$0.00', formatMoney(-0.001, 2)],
  ['$0.106', formatMoney(0.106, 3)],
  ['62.5%', formatPercent(0.625)],
  ['−0.24%', formatPercent(-0.0024, 2)],
  ['12.5%', formatPercentage(12.5)],
  ['−$1.5M', formatCompactMoney(-1_500_000)],
  ['0', formatCompact(0)],
  ['12K', formatCompact(12_000)],
  ['−1.5M', formatCompact(-1_500_000)],
])('formats %s', (expected, text) => {
  expect(text).toBe(expected);
});

const limits = {min: -5, max: 100};

test.each([
  [' 12.5 ', 12.5],
  ['.5', 0.5],
  ['-5', -5],
  ['1e2', 100],
  ['-5.01', undefined],
  ['1e999', undefined],
  ['', undefined],
  ['-', undefined],
  ['0x10', undefined],
  ['1,000', undefined],
])('"%s" is parsed as %s', (text, value) => {
  expect(parseNumber(text, limits)).toBe(value);
});

test('rejects decimals if only whole numbers are allowed', () => {
  expect(parseNumber('3', {...limits, whole: true})).toBe(3);
  expect(parseNumber('3.0', {...limits, whole: true})).toBe(3);
  expect(parseNumber('3.5', {...limits, whole: true})).toBeUndefined();
});
