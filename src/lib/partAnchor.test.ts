import {expect, test} from 'vitest';
import {partAnchor} from './partAnchor';

test.each([
  ['Vesting with a cliff', 'part-vesting-with-a-cliff'],
  ['Heart-rate zones', 'part-heart-rate-zones'],
  ['Dilution, round by round', 'part-dilution-round-by-round'],
])('%s is at #%s', (title, anchor) => {
  expect(partAnchor(title)).toBe(anchor);
});
