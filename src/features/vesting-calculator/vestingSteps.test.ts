import {expect, test} from 'vitest';
import {vestingSteps} from './vestingSteps';

test('each month is a step up, and the cliff a higher one', () => {
  expect(vestingSteps({shares: 30, months: 3, cliff: 2}, 3)).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 20],
    [3, 20],
    [3, 30],
  ]);
});
