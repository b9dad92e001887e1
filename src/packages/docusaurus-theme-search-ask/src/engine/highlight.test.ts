import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {WordIndicesOf} from './language.js';
import {highlight, MARK} from './highlight.js';

/** Any code units, including halves of surrogate pairs. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), {maxLength: 80})
  .map((codes) => String.fromCharCode(...codes));

/** Indexes of the words of the query that a term matches. */
const WORDS: Readonly<Record<string, readonly number[]>> = {
  vesting: [0],
  cliff: [1],
  llmstxt: [2],
  munoz: [3],
};
const wordsOf: WordIndicesOf = ({term}) => WORDS[term] ?? [];

/** Returns a highlighted text with its marks in brackets. */
function marked(text: string, words?: number, find = wordsOf): string {
  return highlight(text, find, words)
    .split(MARK)
    .map((part, index) => (index % 2 === 0 ? part : `[${part}]`))
    .join('');
}

test.each([
  ['Vesting with a cliff', '[Vesting] with a [cliff]'],
  ['a <b>cliff</b>', 'a <b>[cliff]</b>'],
  ['see llms.txt', 'see [llms.txt]'],
  ['Muñoz', '[Muñoz]'],
  ['Mun\u0303oz', '[Mun\u0303oz]'],
  ['nothing', 'nothing'],
])('the highlighted form of %j is %j', (text, value) => {
  expect(marked(text)).toBe(value);
});

test('overlapping pairs of characters get one mark, and a snippet is about as long as in other scripts', () => {
  const storage: WordIndicesOf = ({term}) => (['对象', '象存', '存储'].includes(term) ? [0] : []);
  const text = '我们比较了几家公司提供的对象存储服务的价格、速度以及可靠性。';
  expect(marked(text, 4, storage)).toBe('…提供的[对象存储]服务的价格…');
});

test('a snippet has the given number of words, and as many words of the query as possible', () => {
  const text = 'one cliff two three four five six seven vesting eight cliff nine ten eleven twelve';
  expect(marked(text, 5)).toBe('…seven [vesting] eight [cliff] nine…');
  expect(marked('a cliff', 5)).toBe('a [cliff]');
});

test.each([
  ['a sentence', 'One two three. Four vesting five six seven eight', 'Four [vesting] five six…'],
  ['a sentence', 'One two. Three four cliff vesting. Five six', 'Three four [cliff] [vesting]…'],
  ['a row', 'Year: 1 · Vests: 2; Year: 2 cliff 3; Year: 3', 'Year: 2 [cliff] 3…'],
  [
    'the row with most words of the query',
    'Size: 1 cliff; Size: 2 cliff; Size: 3 vesting cliff; Size: 4',
    'Size: 3 [vesting] [cliff]…',
  ],
  [
    'words before a match, rather than after an abbreviation',
    'one two approx. three vesting four five six',
    '…three [vesting] four five…',
  ],
  [
    'the first match, if a start at the next sentence would lose it',
    'One cliff two. Three vesting four five',
    '…[cliff] two. Three [vesting]…',
  ],
])('a snippet begins with %s', (_name, text, snippet) => {
  expect(marked(text, 4)).toBe(snippet);
});

test('highlights keep the whole text, and excerpts are parts of it', () => {
  const parts = fc.array(fc.oneof(anyText, fc.constantFrom('vesting', ' cliff ', 'llms.txt')));
  fc.assert(
    fc.property(parts, fc.integer({min: -1, max: 12}), (texts, words) => {
      const text = texts.join('').replaceAll(MARK, '');
      expect(highlight(text, wordsOf).replaceAll(MARK, '')).toBe(text);
      const excerpt = highlight(text, wordsOf, words).replaceAll(MARK, '');
      expect(text).toContain(excerpt.replace(/^…|…$/g, ''));
    }),
  );
});
