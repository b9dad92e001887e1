import {expect, test} from 'vitest';
import {isShuffled, nearWords} from './nearWords';

// cspell:ignore calcualte cosin delutoin dillution dilutoonn heartrate shuold waht

const known = {words: ['cosine', 'dilution', 'heart', 'rate', 'solution'], counts: [3, 9, 4, 8, 2]};

function near(word: string): string[] {
  return nearWords(known, ['calculate'], word).map((one) => one.word);
}

test.each([
  ['cosin', ['cosine']],
  ['dillution', ['dilution']],
  ['delutoin', ['dilution']],
  ['calcualte', ['calculate']],
  ['heartrate', ['heart', 'rate']],
  ['xylophone', []],
  ['rat3', []],
])('%s may be meant as %j', (word, words) => {
  expect(near(word)).toEqual(words);
});

test('two slips count less than one', () => {
  const [one] = nearWords(known, [], 'dillution');
  const [two] = nearWords(known, [], 'dilutoonn');
  expect(one?.quality).toBeGreaterThan(two?.quality ?? 1);
});

test('letters that changed places are told from another word', () => {
  const words = new Set(['should', 'what']);
  expect(isShuffled('shuold', words)).toBe(true);
  expect(isShuffled('waht', words)).toBe(true);
  expect(isShuffled('wheat', words)).toBe(false);
});
