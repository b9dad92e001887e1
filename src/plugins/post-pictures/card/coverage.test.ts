import {expect, test} from 'vitest';
import type {Contour} from './coverage';
import {FULL, coverageOf} from './coverage';

function rows(contours: readonly Contour[]): number[][] {
  const {width, height, values} = coverageOf(contours);
  return Array.from({length: height}, (_, y) => [...values.subarray(y * width, (y + 1) * width)]);
}

function box(left: number, top: number, right: number, bottom: number): Contour {
  return [left, top, right, top, right, bottom, left, bottom];
}

test('whole pixels are covered whole, parts of them in part', () => {
  expect(rows([box(2, 3, 4, 4)])).toEqual([[FULL, FULL]]);
  expect(rows([box(0.4, 0, 2, 0.5)])).toEqual([[Math.round(0.3 * FULL), Math.round(0.5 * FULL)]]);
});

test('the first pixel’s place may lie left of and above the origin', () => {
  expect(coverageOf([box(-1.5, -0.5, 1, 1)])).toMatchObject({
    left: -2,
    top: -1,
    width: 3,
    height: 2,
  });
});

test('a contour of the other direction is a hole; two of the same are one shape', () => {
  const hole = [1, 0, 1, 1, 2, 1, 2, 0];
  expect(rows([box(0, 0, 3, 1), hole])).toEqual([[FULL, 0, FULL]]);
  expect(rows([box(0, 0, 2, 1), box(1, 0, 3, 1)])).toEqual([[FULL, FULL, FULL]]);
});

test.each([
  ['steep', [0, 0, 4, 0, 5, 9, 1, 9], 36],
  ['flat', [0, 0, 9, 1, 9, 5, 0, 4], 36],
  ['a triangle', [0.5, 0.5, 8.5, 2.5, 3.5, 7.5], 25],
])('the coverage of a shape is its area: %s', (_name, contour, area) => {
  const sum = rows([contour])
    .flat()
    .reduce((total, value) => total + value, 0);
  expect(sum / FULL).toBeCloseTo(area, 0);
});

test('nothing covers nothing', () => {
  expect(coverageOf([])).toMatchObject({width: 0, height: 0});
});
