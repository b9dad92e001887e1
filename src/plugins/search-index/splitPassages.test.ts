import fc from 'fast-check';
import {expect, test} from 'vitest';
import {splitPassages} from './splitPassages';

test('short texts stay whole, none gives none', () => {
  expect(splitPassages('One. Two! Three?')).toEqual(['One. Two! Three?']);
  expect(splitPassages('  ')).toEqual([]);
});

test('cuts at ends of sentences', () => {
  const sentence = `${'word '.repeat(50)}end.`;
  expect(splitPassages(`${sentence} ${sentence} ${sentence}`)).toEqual([
    `${sentence} ${sentence}`,
    sentence,
  ]);
});

test('no passage is longer than 600 characters, and no word is lost', () => {
  const word = fc.stringMatching(/^[a-z.!]{1,30}$/);
  fc.assert(
    fc.property(fc.array(word, {maxLength: 400}), (words) => {
      const passages = splitPassages(words.join(' '));
      expect(Math.max(0, ...passages.map(({length}) => length))).toBeLessThanOrEqual(600);
      expect(passages.join(' ')).toBe(words.join(' '));
    }),
  );
});
