import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Marks} from './highlight';
import {highlight} from './highlight';

/** Any code units at all, halves of pairs too. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), {maxLength: 80})
  .map((codes) => String.fromCharCode(...codes));

const MARKS: Marks = new Map([
  ['vesting', {length: 4, words: [0]}],
  ['cliff', {length: 5, words: [1]}],
  ['llmstxt', {length: 7, words: [2]}],
  ['munoz', {length: 2, words: [3]}],
]);
const WORDS = ['vest', 'cliff', 'llmstxt', 'mu'];

test.each([
  ['Vesting with a cliff', '<mark>Vest</mark>ing with a <mark>cliff</mark>'],
  ['a <b>cliff</b> & "more"', 'a &lt;b&gt;<mark>cliff</mark>&lt;/b&gt; &amp; &quot;more&quot;'],
  ['see llms.txt', 'see <mark>llms.txt</mark>'],
  ['Muñoz', '<mark>Mu</mark>ñoz'],
  ['Mun\u0303oz', '<mark>Mun\u0303oz</mark>'],
  ['nothing', 'nothing'],
])('%j becomes %j', (text, value) => {
  expect(highlight(text, MARKS, WORDS).value).toBe(value);
});

test('says how much of the query a text has', () => {
  const level = (text: string) => highlight(text, MARKS, WORDS.slice(0, 2));
  expect(level('nothing')).toMatchObject({matchLevel: 'none', matchedWords: []});
  expect(level('a cliff')).toMatchObject({matchLevel: 'partial', matchedWords: ['cliff']});
  expect(level('a vesting cliff').matchLevel).toBe('full');
});

test('a snippet has as many words as asked, around most of the query', () => {
  const text = 'one cliff two three four five six seven vesting eight cliff nine ten eleven twelve';
  expect(highlight(text, MARKS, WORDS, 5).value).toBe(
    '…seven <mark>vest</mark>ing eight <mark>cliff</mark> nine…',
  );
  expect(highlight('a cliff', MARKS, WORDS, 5).value).toBe('a <mark>cliff</mark>');
});

test('whatever the text, no markup but the marks, and nothing lost', () => {
  const text = fc.array(
    fc.oneof(
      anyText,
      fc.constantFrom('vesting', ' cliff ', '<mark>', '<img onerror=x>', '"\'&', 'llms.txt'),
    ),
  );
  fc.assert(
    fc.property(text, fc.option(fc.integer({min: -1, max: 12})), (parts, words) => {
      const value = highlight(parts.join(''), MARKS, WORDS, words ?? undefined).value;
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
