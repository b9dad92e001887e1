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
  [formatFixed(2, 2), '2.00'],
  [formatFixed(-1234.5, 1), '−1,234.5'],
  [formatMoney(76_123), '$76,123'],
  [formatMoney(-9), '−$9'],
  [formatMoney(-0.001, 2), '$0.00'],
  [formatMoney(0.106, 3), '$0.106'],
  [formatPercent(0.625), '62.5%'],
  [formatPercent(-0.0024, 2), '−0.24%'],
  [formatPercent(1, 0), '100%'],
  [formatPercentage(12.5), '12.5%'],
  [formatPercentage(20), '20%'],
  [formatCompactMoney(-1_500_000), '−$1.5M'],
  [formatCompact(0), '0'],
  [formatCompact(0.25), '0.25'],
  [formatCompact(950), '950'],
  [formatCompact(12_000), '12K'],
  [formatCompact(-1_500_000), '−1.5M'],
  [formatCompact(2e9), '2B'],
])('formats %s as %s', (shown, expected) => {
  expect(shown).toBe(expected);
});

const limits = {min: -5, max: 100};

test.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['.5', 0.5],
  ['5.', 5],
  ['-5', -5],
  ['1e2', 100],
  ['-5.01', undefined],
  ['100.1', undefined],
  ['1e999', undefined],
  ['', undefined],
  [' ', undefined],
  ['-', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
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
