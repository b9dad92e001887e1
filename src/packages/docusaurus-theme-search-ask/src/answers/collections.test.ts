import type {ContentBlock} from 'docusaurus-built-pages';
import {expect, test} from 'vitest';
import {openTextIndex} from '../testing/openTextIndex.js';
import {answerQuestion} from './answerQuestion.js';
import {readCollection} from './collections.js';
import type {Collection} from './types.js';

const books: Collection = {section: 'Books', nouns: ['book', 'novel'], phrases: ['you read']};
const talks: Collection = {section: 'Media', nouns: ['podcast', 'talk']};
const collections = [books, talks];

test.each([
  ['Have you read Moby-Dick?', books],
  ['Which podcasts do you recommend?', talks],
  ['Do you have a book on tides?', books],
  ['How do I fold a letter without an envelope?', undefined],
  ['What does the talk test say?', undefined],
])('finds the collection that a question asks for: %s', (question, expected) => {
  expect(readCollection(question, collections)).toBe(expected);
});

test.each([
  [
    'the first entry if the question has no subject',
    'Which books do you recommend?',
    'Mills, by A. Miller',
  ],
  ['the entry that has the subject', 'Which book about ink do you recommend?', 'Ink, by C. Quill'],
  [
    'the entry below a heading that has the subject',
    'What books should I read about tides?',
    'Shores',
  ],
])('answers with %s', async (_, question, expected) => {
  const entry = (line: string, anchor: string): ContentBlock => ({
    kind: 'entry',
    anchor,
    lines: [line],
  });
  const page = {description: '', tags: [], headings: []};
  const index = openTextIndex([
    {
      ...page,
      url: '/books',
      section: 'Books',
      title: 'Books to read',
      headings: ['Salt', 'Tides'].map((text) => ({anchor: text, level: 2, text})),
      blocks: [
        entry('Mills, by A. Miller', 'Salt'),
        entry('Ink, by C. Quill', 'Salt'),
        entry('Shores', 'Tides'),
      ],
    },
    {...page, url: '/a', section: 'Blog', title: 'Tides', blocks: [entry('Tides rise.', 'a')]},
  ]);
  const profile = {title: '', collections};
  const {passages} = await answerQuestion(index, question, undefined, profile);
  expect(passages[0]?.block.lines[0]).toBe(expected);
});
