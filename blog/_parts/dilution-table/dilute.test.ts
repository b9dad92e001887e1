import {expect, test} from 'vitest';
import type {CapTable} from './dilute';
import {dilute, ownershipRows} from './dilute';

/** Returns the ownership of each holder in percent. */
function percentages({founders, pool, investors}: CapTable): number[] {
  const shares = [founders, pool, ...investors];
  const total = shares.reduce((sum, count) => sum + count, 0);
  return shares.map((count) => Number(((count / total) * 100).toFixed(6)));
}

const seed = {preMoney: 8e6, raised: 2e6, pool: 0.1};

test('in the post’s example, the founders own 60 percent after the first round and 40 after the second', () => {
  const [first, second] = dilute(6e6, [
    {preMoney: 9e6, raised: 3e6, pool: 0.15},
    {preMoney: 36e6, raised: 12e6, pool: 2.75 / 15},
  ]);
  expect(first && percentages(first)).toEqual([60, 15, 25]);
  expect(first?.price).toBeCloseTo(1.2, 9);
  expect(second && percentages(second)).toEqual([40, 18.333333, 16.666667, 25]);
  expect(second?.price).toBeCloseTo(3.2, 9);
});

test('a pool that is large enough is not topped up', () => {
  const tables = dilute(7e6, [seed, {preMoney: 9e6, raised: 1e6, pool: 0.05}]);
  expect(tables[1]?.pool).toBe(tables[0]?.pool);
  expect(tables[1] && percentages(tables[1])).toEqual([63, 9, 18, 10]);
});

test('stops before a round that would leave existing holders nothing', () => {
  expect(dilute(7e6, [seed, {preMoney: 1, raised: 9, pool: 0.1}, seed])).toHaveLength(1);
});

test('each column adds up to 100 percent, and investors own nothing before their round', () => {
  const rounds = [1, 2, 3].map((n) => ({preMoney: 7e6 * n, raised: 1.1e6 * n, pool: 0.07}));
  const rows = ownershipRows(dilute(1e7, rounds));
  expect(rows).toHaveLength(5);
  for (const column of [0, 1, 2]) {
    expect(rows.reduce((sum, tenths) => sum + (tenths[column] ?? 0), 0)).toBe(1000);
  }
  expect(rows[4]?.slice(0, 2)).toEqual([undefined, undefined]);
});
