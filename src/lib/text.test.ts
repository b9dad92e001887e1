import {expect, test} from 'vitest';
import {cutAtWord, foldTag, partAnchor, wordStartTest} from './text';

test.each([
  ['Open source', 'open-source'],
  ['strategy', 'strategies'],
])('%j and %j are the same subject', (a, b) => {
  expect(foldTag(a)).toBe(foldTag(b));
});

test.each([
  ['stress', 'stres'],
  ['equity', 'equal'],
])('%j and %j are different subjects', (a, b) => {
  expect(foldTag(a)).not.toBe(foldTag(b));
});

test.each([
  ['vest', 'a grant that vests', true],
  ['vest', 'investing', false],
  ['crème', 'crème de la crème', true],
  ['5-11', '2025-11-04', false],
  ['c++', 'learn c++ well', true],
  ['模型', '語言模型', true],
])('%j starts a word of %j: %j', (start, text, expected) => {
  expect(wordStartTest(start)(text)).toBe(expected);
});

test.each([
  ['short enough', 20, 'short enough'],
  ['cut after a word', 12, 'cut after a…'],
  ['comma, before the cut', 9, 'comma…'],
  ['exactly ten', 11, 'exactly ten'],
  ['123456789012', 8, '1234567…'],
])('%j shortened to at most %i characters is %j', (text, maxLength, shortened) => {
  expect(cutAtWord(text, maxLength)).toBe(shortened);
  expect(cutAtWord(text, maxLength).length).toBeLessThanOrEqual(maxLength);
});

test.each([['Vesting with a cliff', 'part-vesting-with-a-cliff']])(
  'the component "%s" has the anchor #%s',
  (title, anchor) => {
    expect(partAnchor(title)).toBe(anchor);
  },
);
