import {expect, test} from 'vitest';
import {areKin, kinWords} from './kinWords';

test.each([
  ['riskier', 'risk', true],
  ['rebalance', 'rebalancing', true],
  ['planner', 'plan', true],
  ['cheaply', 'cheaper', true],
  ['negotiate', 'negotiation', true],
  ['company', 'companies', true],
  ['general', 'generate', false],
  ['portfolio', 'port', false],
  ['rate', 'ratio', false],
  ['market', 'marathon', false],
])('%s and %s: %s', (left, right, kin) => {
  expect(areKin(left, right)).toBe(kin);
  expect(areKin(right, left)).toBe(kin);
});

test('finds the kin of a word in a sorted list', () => {
  const words = ['invent', 'invest', 'invested', 'investment', 'investor', 'invite'];
  expect(kinWords(words, 'investing')).toEqual(['invest', 'invested', 'investment', 'investor']);
  expect(kinWords(words, 'in')).toEqual([]);
});
