import {expect, test} from 'vitest';
import type {Budget} from './budgetLines';
import {budgetLines} from './budgetLines';
import {callCost} from './callCost';

const budget = Object.fromEntries(budgetLines.map(({key, tokens}) => [key, tokens])) as Budget;

test('the post’s call sends 6,600 tokens, uses 7,600 and costs $0.106', () => {
  const call = callCost(budget, {in: 10, out: 40});
  expect(call).toMatchObject({input: 6600, used: 7600});
  expect(call.dollars).toBeCloseTo(0.106, 12);
});

test('the answer alone is priced as output', () => {
  expect(callCost({...budget, answer: 0}, {in: 0, out: 40}).dollars).toBe(0);
  expect(callCost(budget, {in: 0, out: 40}).dollars).toBeCloseTo(0.04, 12);
});
