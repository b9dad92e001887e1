import {expect, test} from 'vitest';
import {callCost, INITIAL_BUDGET} from './budget';

test('the post’s call sends 6,600 tokens, uses 7,600 and costs $0.106', () => {
  const call = callCost(INITIAL_BUDGET, {in: 10, out: 40});
  expect(call).toMatchObject({input: 6600, used: 7600});
  expect(call.dollars).toBeCloseTo(0.106, 12);
});
