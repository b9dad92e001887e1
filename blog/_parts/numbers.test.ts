import {expect, test} from 'vitest';
import {
  formatCompact,
  formatCompactMoney,
  formatMoney,
  formatPercent,
  formatPercentage,
  parseNumber,
} from './numbers';

test.each([
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
const wholeLimits = {...limits, whole: true};

test.each([
  [' 12.5 ', limits, 12.5],
  ['.5', limits, 0.5],
  ['-5', limits, -5],
  ['1e2', limits, 100],
  ['-5.01', limits, undefined],
  ['1e999', limits, undefined],
  ['', limits, undefined],
  ['0x10', limits, undefined],
  ['1,000', limits, undefined],
  ['3.0', wholeLimits, 3],
  ['3.5', wholeLimits, undefined],
])('"%s" with %j is parsed as %s', (text, allowed, value) => {
  expect(parseNumber(text, allowed)).toBe(value);
});
