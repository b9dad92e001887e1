import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {cutAtWord} from './cutAtWord';

test.each([
  ['short', 10, 'short'],
  ['exactly 10', 10, 'exactly 10'],
  ['a word too many', 10, 'a word…'],
  ['a word, too many', 10, 'a word…'],
  ['Donaudampfschiff', 10, 'Donaudamp…'],
  ['word', 4, 'word'],
])('%j to %i is %j', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
});

/** Half a character of two units does not survive UTF-8. */
function isWellFormed(text: string): boolean {
  return Buffer.from(text).toString() === text;
}

test('whatever the text, the result fits and is well formed', () => {
  fc.assert(
    fc.property(
      fc.string({unit: 'grapheme', maxLength: 200}),
      fc.integer({min: 5, max: 80}),
      (text, most) => {
        const cut = cutAtWord(text, most);
        return cut.length <= most && (isWellFormed(cut) || !isWellFormed(text));
      },
    ),
  );
});
