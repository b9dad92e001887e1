import {expect, test} from 'vitest';
import {scrolledShare} from './scrolledShare';

test.each([
  [0, 2000, 1000, 0],
  [300, 2000, 1000, 0.3],
  [310, 2000, 1000, 0.31],
  [1000, 2000, 1000, 1],
  [-50, 2000, 1000, 0],
  [1100, 2000, 1000, 1],
  [0, 1000, 1000, 0],
  [10, 900, 1000, 0],
])('%i of %i with a screen of %i is %f', (top, height, screen, share) => {
  expect(scrolledShare(top, height, screen)).toBeCloseTo(share);
});
