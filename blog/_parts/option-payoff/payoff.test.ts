import {expect, test} from 'vitest';
import {optionProfit, payoffLimits} from './payoff';

const call = {kind: 'call', side: 'long', strike: 105, premium: 9} as const;
const put = {kind: 'put', side: 'long', strike: 105, premium: 7} as const;

test.each([
  [85, -9, 13],
  [105, -9, -7],
  [115, 1, -7],
])('with the stock at %d the call earns %d and the put %d', (spot, callProfit, putProfit) => {
  expect(optionProfit(call, spot)).toBe(callProfit);
  expect(optionProfit(put, spot)).toBe(putProfit);
  expect(optionProfit({...call, side: 'short'}, spot)).toBe(-callProfit);
  expect(optionProfit({...put, side: 'short'}, spot)).toBe(-putProfit);
});

test.each([
  ['long call', call, {breakeven: 114, maxGain: Infinity, maxLoss: 9}],
  ['short call', {...call, side: 'short'}, {breakeven: 114, maxGain: 9, maxLoss: Infinity}],
  ['long put', put, {breakeven: 98, maxGain: 98, maxLoss: 7}],
  ['short put', {...put, side: 'short'}, {breakeven: 98, maxGain: 7, maxLoss: 98}],
  [
    'put that costs more than its strike',
    {...put, premium: 110},
    {breakeven: undefined, maxGain: 0, maxLoss: 110},
  ],
] as const)('finds breakeven, maximum gain and maximum loss of a %s', (_name, position, limits) => {
  expect(payoffLimits(position)).toEqual(limits);
});
