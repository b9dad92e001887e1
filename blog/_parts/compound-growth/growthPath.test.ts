import {expect, test} from 'vitest';
import {growthPath} from './growthPath';

const plan = {principal: 10_000, contribution: 0, gross: 0.07, fee: 0};

test.each([
  [0, 76_123],
  [0.01, 56_308],
])('with a fee of %d, the balance after thirty years is $%d, as in the post', (fee, end) => {
  expect(Math.round(growthPath({...plan, fee}, 30).at(-1) ?? 0)).toBe(end);
});

test('contributions are added at the end of a year and grow from then on', () => {
  const path = growthPath({principal: 0, contribution: 100, gross: 0.1, fee: 0}, 3);
  expect(path.map((balance) => Number(balance.toFixed(6)))).toEqual([0, 100, 210, 331]);
});
