import {expect, test} from 'vitest';
import {otherSpellings} from './otherSpellings';

test.each([
  ['tokeniser', ['tokenizer']],
  ['organizations', ['organisations']],
  ['behaviour', ['behavior']],
  ['colored', ['coloured']],
  ['four', []],
  ['vesting', []],
])('%s may be %j', (word, others) => {
  expect(otherSpellings(word)).toEqual(others);
});
