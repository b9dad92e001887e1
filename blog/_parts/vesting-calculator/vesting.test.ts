import {expect, test} from 'vitest';
import {vestedShares, vestingSteps} from './vesting';

const grant = {shares: 40_000, months: 48, cliff: 12};

test.each([
  [11, 0],
  [12, 10_000],
  [30, 25_000],
  [60, 40_000],
])('after %d months of a four-year grant, %d shares have vested', (served, vested) => {
  expect(vestedShares(grant, served)).toBe(vested);
});

test('without a cliff shares vest from the first month; with a full-length cliff, at the end', () => {
  expect(vestedShares({...grant, cliff: 0}, 1)).toBe(833);
  expect(vestedShares({...grant, cliff: 48}, 47)).toBe(0);
  expect(vestedShares({...grant, cliff: 48}, 48)).toBe(40_000);
});

test('all shares have vested at the end, whatever the rounding', () => {
  for (let shares = 0; shares < 200; shares += 7) {
    expect(vestedShares({...grant, shares}, 48)).toBe(shares);
  }
});

test('the chart rises at the cliff and in each month after it', () => {
  const corners = vestingSteps({shares: 30, months: 3, cliff: 2}, 3).map((point) => point.join());
  expect(corners).toEqual(['0,0', '1,0', '1,0', '2,0', '2,20', '3,20', '3,30']);
});
