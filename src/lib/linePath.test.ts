import {expect, test} from 'vitest';
import {linePath} from './linePath';
import {percentAlong} from './percentAlong';

test.each([
  [30, [0, 48], 62.5],
  [-5, [0, 10], -50],
  [1, [0, 3], 33.33],
  [4, [4, 4], 0],
] as const)('%d in %j lies at %d percent', (value, extent, percent) => {
  expect(percentAlong(value, extent)).toBe(percent);
});

test('the path runs upward for growing values and leaves out what is not finite', () => {
  const points = [
    [0, 0],
    [1, Infinity],
    [1, NaN],
    [2, 10],
  ] as const;
  expect(linePath(points, [0, 4], [0, 20])).toBe('M0 100L50 50');
});

test('no points are no path', () => {
  expect(linePath([], [0, 1], [0, 1])).toBe('');
});
