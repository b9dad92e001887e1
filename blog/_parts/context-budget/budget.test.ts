import {expect, test} from 'vitest';
import {callCost, INITIAL_BUDGET} from './budget';

test('the example call in the post sends 6,600 tokens, takes up 7,600 of the context window and costs $0.106', () => {
  const call = callCost(INITIAL_BUDGET, {in: 10, out: 40});
  expect(call).toMatchObject({input: 6600, used: 7600});
  expect(call.dollars).toBeCloseTo(0.106, 12);
});
