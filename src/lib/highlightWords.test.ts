import {expect, test} from 'vitest';
import {highlightWords} from './highlightWords';

test.each([
  ['Vesting with a cliff', ['vest'], '[Vest]ing with a cliff'],
  ['Vesting with a cliff', ['cliff', 'with'], 'Vesting [with] a [cliff]'],
  ['Invest', ['vest'], 'Invest'],
  ['a < b && c', ['b'], 'a < [b] && c'],
  ['plain', [], 'plain'],
  ['plain', [''], 'plain'],
  ['.* (a)', ['.*'], '.* (a)'],
  ['', ['x'], ''],
])('"%s" for %j reads %s', (text, words, expected) => {
  const parts = highlightWords(text, words);
  expect(parts.map((part) => (part.found ? `[${part.text}]` : part.text)).join('')).toBe(expected);
});

test('never loses or adds a character', () => {
  for (const text of ['Muñoz and Müller', 'ﬁne print', '👟 running 🏃', 'İstanbul']) {
    expect(
      highlightWords(text, ['mu', 'fi', 'run', 'i'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
