import {expect, test} from 'vitest';
import {cutAtWord, foldTag, wordStartTest} from './text';

test.each([
  ['Open source', 'open-source', true],
  ['strategy', 'strategies', true],
  ['CS', 'C', false],
  ['news', 'new', false],
])('%j and %j are spellings of the same tag: %s', (a, b, isSame) => {
  expect(foldTag(a) === foldTag(b)).toBe(isSame);
});

test.each([
  ['vest', 'a grant that vests', true],
  ['vest', 'investing', false],
  ['5-11', '2025-11-04', false],
  ['c++', 'learn c++ well', true],
  ['模型', '語言模型', true],
])('%j starts a word of %j: %j', (start, text, expected) => {
  expect(wordStartTest(start)(text)).toBe(expected);
});

test.each([
  ['cut after a word', 12, 'cut after a…'],
  ['comma, before the cut', 9, 'comma…'],
  ['exactly ten', 11, 'exactly ten'],
  ['123456789012', 8, '1234567…'],
  ['Docusaurus 是一個很好的靜態網站生成器', 22, 'Docusaurus 是一個很好的靜態網站…'],
  ['See https://example.com/a/long/address', 20, 'See https://example…'],
])('%j shortened to at most %i characters is %j', (text, maxLength, shortened) => {
  expect(cutAtWord(text, maxLength)).toBe(shortened);
  expect(cutAtWord(text, maxLength).length).toBeLessThanOrEqual(maxLength);
});
