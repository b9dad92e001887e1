import {expect, test} from 'vitest';
import type {Contour} from './coverage';
import {FULL, coverageOf} from './coverage';

/** The runs of pixels, four numbers each. */
function runs(contours: readonly Contour[]): number[][] {
  const all = coverageOf(contours);
  return Array.from({length: all.length / 4}, (_, run) => all.slice(4 * run, 4 * run + 4));
}

function box(left: number, top: number, right: number, bottom: number): Contour {
  return [left, top, right, top, right, bottom, left, bottom];
}

test('whole pixels are covered whole, parts of them in part', () => {
  expect(runs([box(2, 3, 4, 5)])).toEqual([
    [3, 2, 4, FULL],
    [4, 2, 4, FULL],
  ]);
  expect(runs([box(0.4, 0, 2, 0.5)])).toEqual([
    [0, 0, 1, Math.round(0.3 * FULL)],
    [0, 1, 2, Math.round(0.5 * FULL)],
  ]);
});

test('a shape may lie left of and above the origin', () => {
  expect(runs([box(-2, -1, 1, 0)])).toEqual([[-1, -2, 1, FULL]]);
});

test('a shape leaves nothing behind for the next one', () => {
  const first = runs([box(0, 0, 70, 2)]);
  runs([[0.3, 0.2, 99.5, 40.1, 12.2, 77.7]]);
  expect(runs([box(0, 0, 70, 2)])).toEqual(first);
});

test('a contour of the other direction is a hole; two of the same are one shape', () => {
  const hole = [1, 0, 1, 1, 2, 1, 2, 0];
  expect(runs([box(0, 0, 3, 1), hole])).toEqual([
    [0, 0, 1, FULL],
    [0, 2, 3, FULL],
  ]);
  expect(runs([box(0, 0, 2, 1), box(1, 0, 3, 1)])).toEqual([[0, 0, 3, FULL]]);
});

test.each([
  ['steep', [0, 0, 4, 0, 5, 9, 1, 9], 36],
  ['flat', [0, 0, 9, 1, 9, 5, 0, 4], 36],
  ['a triangle', [0.5, 0.5, 8.5, 2.5, 3.5, 7.5], 25],
])('the coverage of a shape is its area: %s', (_name, contour, area) => {
  const sum = runs([contour]).reduce(
    (total, [, from = 0, end = 0, value = 0]) => total + (end - from) * value,
    0,
  );
  expect(sum / FULL).toBeCloseTo(area, 0);
});

test('nothing covers nothing', () => {
  expect(coverageOf([])).toEqual([]);
});
