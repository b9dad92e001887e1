import {expect, test} from 'vitest';
import {cutAtWord, foldTag, partAnchor, wordStartTest} from './text';

test.each([
  ['Open source', 'open-source', true],
  ['strategy', 'strategies', true],
  ['stress', 'stres', false],
  ['agents', 'Agent', true],
  ['CS', 'C', false],
  ['news', 'new', false],
  ['JS', 'J', false],
  ['ties', 'ty', false],
  ['equity', 'equal', false],
])('%j and %j are the same subject: %s', (a, b, isSame) => {
  expect(foldTag(a) === foldTag(b)).toBe(isSame);
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
  [
    'Docusaurus 是一個很好的靜態網站生成器，適合撰寫技術文件。',
    24,
    'Docusaurus 是一個很好的靜態網站生成…',
  ],
  ['See https://example.com/a/long/address', 20, 'See https://example…'],
])('%j shortened to at most %i characters is %j', (text, maxLength, shortened) => {
  expect(cutAtWord(text, maxLength)).toBe(shortened);
  expect(cutAtWord(text, maxLength).length).toBeLessThanOrEqual(maxLength);
});

test('the anchor of a component is made of the letters and digits of its title', () => {
  expect(partAnchor('Vesting: 1 cliff')).toBe('part-vesting-1-cliff');
});
