import {expect, test} from 'vitest';
import {linePath, niceTicks, percentAlong} from './chart';

test.each([
  [30, [0, 48], 62.5],
  [-5, [0, 10], -50],
  [1, [0, 3], 33.33],
  [4, [4, 4], 0],
] as const)('%d in %j is at %d percent', (value, extent, percent) => {
  expect(percentAlong(value, extent)).toBe(percent);
});

test('a path goes up for growing values', () => {
  const points = [
    [0, 0],
    [2, 10],
  ] as const;
  expect(linePath(points, [0, 4], [0, 20])).toBe('M0 100L50 50');
});

test.each([
  [0, 40_000, [0, 10_000, 20_000, 30_000, 40_000]],
  [-9, 20, [-10, 0, 10, 20]],
  [-0.034, 0.0201, [-0.04, -0.02, 0, 0.02, 0.04]],
])('chooses round ticks for %d to %d', (min, max, ticks) => {
  expect(niceTicks(min, max)).toEqual(ticks);
});

test.each([
  [0, 0, [0, 0.25, 0.5, 0.75, 1]],
  [7, 7, [6, 8, 10, 12, 14]],
  [5, 4, [4, 6, 8, 10]],
])('an empty range, %d to %d, is extended by the size of its start, or by 1', (min, max, ticks) => {
  expect(niceTicks(min, max)).toEqual(ticks);
});
