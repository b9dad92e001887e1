import {expect, test} from 'vitest';
import {median} from './median';

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[10, 2, 4, 100], 7],
  [[3, 3, 3, 1000, 1000], 3],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('the median of nothing is no number, and the values keep their order', () => {
  expect(median([])).toBeNaN();
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
