import {expect, test} from 'vitest';
import {showToken, toByteSymbols, tokenizeText, trainMerges} from './bytePairs';
import {trainingText} from './trainingText';

const merges = trainMerges(trainingText, 150);

test('merges the most frequent pair first; of equally frequent pairs, the one that occurs first', () => {
  expect(trainMerges('abab ab', 1)).toEqual([['a', 'b']]);
  expect(trainMerges('xy xy zw zw', 2)).toEqual([
    ['x', 'y'],
    [' ', 'z'],
  ]);
  expect(trainMerges('cd ef cd', 9)).toEqual([['c', 'd']]);
});

test.each(['', 'the bread', ' two  spaces ', 'Price: 1,048.25 €', '債券\n👩‍🍳', '\ud800 alone'])(
  'the tokens of %j contain all its bytes in order',
  (text) => {
    for (const count of [0, 1, 50, 150]) {
      expect(tokenizeText(text, merges.slice(0, count)).join('')).toBe(
        toByteSymbols(text).join(''),
      );
    }
  },
);

test('without merges each byte is a token; with merges a known word is one token', () => {
  expect(tokenizeText(' bread €', [])).toHaveLength(10);
  expect(tokenizeText(' the bread', merges)).toEqual([' the', ' bread']);
  expect(tokenizeText('aaa baab', [['a', 'a']])).toEqual(['aa', 'a', ' ', 'b', 'aa', 'b']);
});

test.each([
  [' the', '␣the'],
  ['\n', '↵'],
  ['\xe2\x82', 'e2 82'],
  ['\xe2\x82\xac', '€'],
  ['\xef\xbb\xbf', '\ufeff'],
])('%j is shown as %s', (token, text) => {
  expect(showToken(token)).toBe(text);
});
