import {expect, test} from 'vitest';
import {stakeLimit} from './stakeLimit';

test.each([
  [0, 25],
  [0.04, 25],
  [0.2, 50],
  [0.21, 55],
  [0.98, 99],
])('a Kelly fraction of %d is shown up to %d percent', (kelly, limit) => {
  expect(stakeLimit(kelly)).toBe(limit);
});
