import type {ContentBlock} from 'docusaurus-built-pages';
import {expect, test} from 'vitest';
import {openTextIndex} from '../testing/openTextIndex.js';
import {answerQuestion} from './answerQuestion.js';
import {readCollection} from './collections.js';
import type {Collection} from './types.js';

const books: Collection = {
  section: 'Books',
  nouns: ['book', 'novel'],
  phrases: ['you read'],
};
const talks: Collection = {section: 'Media', nouns: ['podcast', 'talk']};
const collections = [books, talks];

test.each([
  ['Have you read Moby-Dick?', books],
  ['Which podcasts do you recommend?', talks],
  ['Do you have a book on tides?', books],
  ['What book should I read about tides?', books],
  ['How do I fold a letter without an envelope?', undefined],
  ['What does the talk test say?', undefined],
])('the collection that a question asks for: %s', (question, expected) => {
  expect(readCollection(question, collections)).toBe(expected);
});

test('entries on the subject answer, or the first entries if the question names no subject', async () => {
  const entry = (line: string): ContentBlock => ({kind: 'entry', anchor: null, lines: [line]});
  const page = {description: '', tags: [], headings: []};
  const index = openTextIndex([
    {
      ...page,
      url: '/books',
      section: 'Books',
      title: 'Books to read',
      blocks: ['Salt, by A. Miller', 'Tides, by B. Shore', 'Ink, by C. Quill'].map(entry),
    },
    {...page, url: '/a', section: 'Blog', title: 'Tides', blocks: [entry('Tides rise.')]},
  ]);
  const ask = async (question: string) => {
    const profile = {title: '', collections};
    const {passages} = await answerQuestion(index, question, undefined, profile);
    return passages.map(({block}) => block.lines[0]);
  };
  expect(await ask('Which book about tides do you recommend?')).toEqual(['Tides, by B. Shore']);
  expect((await ask('Which books do you recommend?'))[0]).toBe('Salt, by A. Miller');
});

test('an entry is on the subject of the heading above it', async () => {
  const entry = (line: string, anchor: string): ContentBlock => ({
    kind: 'entry',
    anchor,
    lines: [line],
  });
  const shelf = {
    url: '/books',
    section: 'Books',
    title: 'Books to read',
    description: '',
    tags: [],
    headings: ['Salt', 'Tides'].map((text) => ({anchor: text, level: 2, text})),
    blocks: [entry('Mills', 'Salt'), entry('Shores', 'Tides')],
  };
  const profile = {title: '', collections};
  const question = 'What books should I read about tides?';
  const {passages} = await answerQuestion(openTextIndex([shelf]), question, undefined, profile);
  expect(passages.map(({block}) => block.lines[0])).toEqual(['Shores']);
});
