import fc from 'fast-check';
import {expect, test} from 'vitest';
import {splitSentences} from './sentences.js';

/** A bar marks where a sentence should end. */
const CASES = [
  'First one. | Second one! | Third one? | Fourth.',
  'It costs 3.5 percent. | That is $1.50 a share.',
  'The file llms.txt lists pages. | Node.js reads it.',
  'Take a format, e.g. JSON, i.e. text. | Then parse it.',
  'Buyers vs. sellers, as Dr. Smith and Mrs. Jones say. | They know.',
  'See No. 5 and p. 12 of vol. 2. | It is not there.',
  'Philip E. Tetlock and J. R. Smith wrote it. | So did I. | It is good.',
  'A law of the U.S. is a law. | So be it.',
  'Apples, pears, etc. are fruit. | Cars, boats, etc. | The list is long.',
  'She said "stop." | Then he left.',
  'He asked "Why?" and waited. | “Because.” | She went.',
  'He wrote "done." and left.',
  '(It was late.) | Nobody came.',
  '1. Do the dishes. | 2. Sleep.',
  'Version 2. | The next is 3.',
  'From the paper by Lewis et al. on retrieval. | Lewis et al. | They found more.',
  'Opens at 9 a.m. on Monday. | Closes at 5 p.m. | The door is red.',
];

test.each(CASES)('splits: %s', (marked) => {
  const sentences = marked.split(' | ');
  expect(splitSentences(sentences.join(' '))).toEqual(sentences);
});

test('a line break ends a sentence', () => {
  expect(splitSentences('A title\nBy Somebody · 1999\nA note. And more.\n')).toEqual([
    'A title',
    'By Somebody · 1999',
    'A note.',
    'And more.',
  ]);
});

test('no character of a text is lost or repeated', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'aB1 .!?"”(…\n'), {maxLength: 60}), (marks) => {
      const text = marks.join('');
      expect(splitSentences(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
