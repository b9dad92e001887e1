import {expect, test} from 'vitest';
import {questionWords} from './questionWords';

test('keeps what a question is about, each word once', () => {
  const words = questionWords(
    'How do I negotiate? Negotiating a salary, and how to explain it quickly.',
  );
  expect(words.map(({word, kind}) => [word, kind])).toEqual([
    ['negotiate', 'telling'],
    ['salary', 'telling'],
    ['explain', 'weak'],
    ['quickly', 'plain'],
  ]);
});

test.each([
  ['PyPI', ['pypi']],
  ['ten per cent', ['ten', 'percent']],
  ['What is it?', []],
  ['🥊', []],
  ['', []],
])('%s', (question, words) => {
  expect(questionWords(question).map(({word}) => word)).toEqual(words);
});

test('of a pasted text the beginning is the question', () => {
  const words = Array.from(
    {length: 500},
    (_, place) => `word${'abcdefghij'.charAt(place % 10)}${place}`,
  );
  expect(questionWords(words.join(' ')).length).toBeLessThanOrEqual(24);
});
