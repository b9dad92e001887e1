import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {WordsOf} from './language.js';
import {highlight} from './highlight.js';

/** Any code units, including halves of surrogate pairs. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), {maxLength: 80})
  .map((codes) => String.fromCharCode(...codes));

const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  vesting: [0],
  cliff: [1],
  llmstxt: [2],
  munoz: [3],
};
const wordsOf: WordsOf = ({term}) => NUMBERS[term] ?? [];

test.each([
  ['Vesting with a cliff', '<mark>Vesting</mark> with a <mark>cliff</mark>'],
  ['a <b>cliff</b> & "more"', 'a &lt;b&gt;<mark>cliff</mark>&lt;/b&gt; &amp; &quot;more&quot;'],
  ['see llms.txt', 'see <mark>llms.txt</mark>'],
  ['Muñoz', '<mark>Muñoz</mark>'],
  ['Mun\u0303oz', '<mark>Mun\u0303oz</mark>'],
  ['nothing', 'nothing'],
])('%j becomes %j', (text, value) => {
  expect(highlight(text, wordsOf)).toBe(value);
});

test('overlapping pairs of characters are one mark, and the snippet is as short as in other scripts', () => {
  const storage: WordsOf = ({term}) => (['对象', '象存', '存储'].includes(term) ? [0] : []);
  const text = '我们比较了几家公司提供的对象存储服务的价格、速度以及可靠性。';
  expect(highlight(text, storage, 4)).toBe('…提供的<mark>对象存储</mark>服务的价格…');
});

test('a snippet has the given number of words, and as many words of the query as possible', () => {
  const text = 'one cliff two three four five six seven vesting eight cliff nine ten eleven twelve';
  expect(highlight(text, wordsOf, 5)).toBe(
    '…seven <mark>vesting</mark> eight <mark>cliff</mark> nine…',
  );
  expect(highlight('a cliff', wordsOf, 5)).toBe('a <mark>cliff</mark>');
});

test.each<[string, string, string, number?]>([
  [
    'a sentence',
    'One two three. Four vesting five six seven eight',
    'Four <mark>vesting</mark> five six…',
  ],
  ['a row', 'Year: 1 · Vests: 2; Year: 2 cliff 3; Year: 3', 'Year: 2 <mark>cliff</mark> 3…'],
  [
    'the row with most words of the query',
    'Size: 1 cliff; Size: 2 cliff; Size: 3 vesting cliff; Size: 4',
    'Size: 3 <mark>vesting</mark> <mark>cliff</mark>…',
  ],
  [
    'words before a match, rather than after an abbreviation',
    'one two approx. three vesting four five six',
    '…three <mark>vesting</mark> four five…',
  ],
  [
    'an earlier match, rather than with the sentence of the later one',
    'One cliff two. Three vesting four five',
    '…<mark>cliff</mark> two. Three <mark>vesting</mark>…',
  ],
  [
    'a row, and ends with a row',
    'No: 1 · A: 2; No: 2 · A: cliff; No: 3 · A: 4; No: 4',
    'No: 2 · A: <mark>cliff</mark>…',
    8,
  ],
])('a snippet begins with %s', (_name, text, snippet, words = 4) => {
  expect(highlight(text, wordsOf, words)).toBe(snippet);
});

test('for any text, the only markup are marks, and no text is lost', () => {
  const text = fc.array(
    fc.oneof(
      anyText,
      fc.constantFrom('vesting', ' cliff ', '<mark>', '<img onerror=x>', '"\'&', 'llms.txt'),
    ),
  );
  fc.assert(
    fc.property(text, fc.option(fc.integer({min: -1, max: 12})), (parts, words) => {
      const value = highlight(parts.join(''), wordsOf, words ?? undefined);
      const bare = value.replace(/<\/?mark>/g, '');
      expect(bare).not.toMatch(/[<>"']/);
      expect(value.match(/<mark>/g)?.length).toBe(value.match(/<\/mark>/g)?.length);
      if (words === null) {
        const plain = bare
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .replace(/&quot;/g, '"')
          .replace(/&#39;/g, "'")
          .replace(/&amp;/g, '&');
        expect(plain).toBe(parts.join(''));
      }
    }),
  );
});
