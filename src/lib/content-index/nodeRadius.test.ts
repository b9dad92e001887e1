import {expect, test} from 'vitest';
import {nodeRadius} from './nodeRadius';

test.each([
  [0, 4],
  [256, 4],
  [1024, 8],
  [100_000, 14],
])('a post of %i words has a circle of radius %i', (words, radius) => {
  expect(nodeRadius(words)).toBe(radius);
});
