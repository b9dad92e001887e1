import {expect, test} from 'vitest';
import {cardSide} from './cardSide';

test.each<[string, number, number[], 'left' | 'right']>([
  ['has no neighbors', 500, [], 'right'],
  ['has most neighbors on its right', 500, [600, 700, 400], 'left'],
  ['has most neighbors on its left', 500, [100, 200, 600], 'right'],
  ['is at the left rim', 100, [600, 700], 'right'],
  ['is at the right rim', 900, [100, 200], 'left'],
])('the card of a circle that %s', (_, x, neighbors, side) => {
  expect(cardSide(x, neighbors, 1000)).toBe(side);
});
