import {expect, test} from 'vitest';
import {kellyFraction, logGrowth, stakeLimit} from './kelly';

test.each([
  [0.6, 1, 0.2],
  [0.5, 1, 0],
  [0.4, 1, 0],
  [0.5, 2, 0.25],
])('for a win chance of %d at odds of %d the Kelly fraction is %d', (win, odds, stake) => {
  expect(kellyFraction({win, odds})).toBeCloseTo(stake, 12);
});

test.each([
  [0.1, 0.015],
  [0.2, 0.0201],
  [0.4, -0.0024],
  [0, 0],
  [1, -Infinity],
])('the growth at a stake of %d matches the coin example of the post', (stake, growth) => {
  expect(logGrowth({win: 0.6, odds: 1}, stake)).toBeCloseTo(growth, 4);
});

test.each([
  [0, 25],
  [0.2, 50],
  [0.21, 55],
  [0.98, 99],
])('for a Kelly fraction of %d the chart ends at %d percent', (kelly, limit) => {
  expect(stakeLimit(kelly)).toBe(limit);
});
