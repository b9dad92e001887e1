import {expect, test} from 'vitest';
import {apportion} from './apportion';

test.each([
  [[0.7, 0.2, 0.1], 1000, [700, 200, 100]],
  [[1, 1, 1], 100, [34, 33, 33]],
  [[80, 20, 90, 810], 100, [8, 2, 9, 81]],
  [[0, 0], 10, [0, 0]],
  [[], 10, []],
])('with the weights %j, a total of %d is split into %j', (weights, total, parts) => {
  expect(apportion(weights, total)).toEqual(parts);
});

test('the parts always add up to the total', () => {
  for (let a = 0; a <= 50; a += 1) {
    const parts = apportion([a / 7, Math.sqrt(a), 1.1], 1000);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1000);
  }
});
