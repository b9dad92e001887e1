// cspell:ignore rsus pottor ambre
import {expect, test} from 'vitest';
import type {ContentBlock} from 'docusaurus-built-pages';
import type {TextPage} from '../engine/types.js';
import {openTextIndex} from '../testing/openTextIndex.js';
import {answerQuestion} from './answerQuestion.js';

function page(name: string, blocks: readonly (readonly [string, ...string[]])[]): TextPage {
  return {
    url: `/blog/${name}`,
    section: 'Blog',
    title: name,
    description: '',
    tags: [],
    headings: [],
    blocks: blocks.map(([line, ...questions]): ContentBlock => ({
      kind: 'text',
      anchor: null,
      lines: [line],
      ...(questions.length > 0 ? {questions} : {}),
    })),
  };
}

const index = openTextIndex([
  page('clocks', [
    ['A pendulum of one meter swings for two seconds.'],
    ['Long rods gain length in summer.', 'Why is my grandfather clock slow when it is hot?'],
    ['A clock that is slow in winter wants oil, and a hot room does not help it.'],
  ]),
  page('ink', [['Iron gall ink darkens as it dries.'], ['Quills want thin ink.']]),
]);

test('a block answers the questions that its author lists, even if its text has other words', async () => {
  const {kind, passages} = await answerQuestion(index, 'My grandfather clock is slow when hot');
  expect(kind).toBe('answer');
  expect(passages[0]?.block.lines).toEqual(['Long rods gain length in summer.']);
  expect(passages[0]?.marks.every(({end}) => end <= 32)).toBe(true);
});

const earlierInk = {question: 'Why does iron gall ink darken?', hrefs: ['/blog/ink']};

test.each(['pendulum', 'What is a pendulum?', 'And what is a pendulum?', 'Is a pendulum slow?'])(
  'a question on another subject is answered as if it came first: %s',
  async (question) => {
    const {passages} = await answerQuestion(index, question, earlierInk);
    expect(passages[0]?.href).toBe('/blog/clocks');
    expect(passages.map(({href}) => href)).not.toContain('/blog/ink');
  },
);

test.each([
  'Why does it dry?',
  'And for quills?',
  'Since when?',
  'Why?',
  'Does summer do it harm?',
])('a follow-up is answered from the page of the previous answer: %s', async (question) => {
  const {passages} = await answerQuestion(index, question, earlierInk);
  expect(passages[0]?.href).toBe('/blog/ink');
});

test.each([
  ['A bridge was opened in June. Its paint is green. A toll of two coins pays for lamps.', 'close'],
  ['A toll of two coins at the green bridge pays for lamps. It was opened in June.', 'answer'],
])(
  'a passage is an answer only if one sentence has all words of the question: %s',
  async (text, expected) => {
    const works = openTextIndex([page('works', [[text]]), page('maps', [['All of maps.']])]);
    const {kind} = await answerQuestion(works, 'What toll has the green bridge?');
    expect(kind).toBe(expected);
  },
);

test('a question that no page answers gets no passages, even after another question', async () => {
  const {kind} = await answerQuestion(index, 'How do I bake sourdough bread?', earlierInk);
  expect(kind).toBe('nothing');
});

test('a word that is also a tag is read in the sense of the tag', async () => {
  const tagged = openTextIndex([
    ...['tides', 'maps', 'stamps'].map((name) => page(name, [[`All of ${name}.`]])),
    {...page('parity', [['Box A and box B pay the same.'], ['Open the boxes.']])},
    {
      ...page('rounds', [['Three rounds at home.'], ['A session of boxing takes 25 minutes.']]),
      tags: [{key: 'boxing', label: 'Boxing'}],
    },
  ]);
  const {passages} = await answerQuestion(tagged, 'How do I get better at boxing?');
  expect(passages[0]?.href).toBe('/blog/rounds');
});

const dyes = [{key: 'dyes', label: 'Dyes'}];

test('a topic in a title counts more than one in a tag', async () => {
  const dyed = openTextIndex([
    ...['tides', 'maps', 'stamps'].map((name) => page(name, [[`All of ${name}.`]])),
    {
      ...page('dyes', [
        [
          'Wool wants alum, linen wants soda, and silk wants neither: it is soaked for an hour before the dyes.',
        ],
      ]),
      tags: dyes,
    },
    {...page('sheep', [['Dyes cling to wool.'], ['Dyes fade.']]), tags: dyes},
  ]);
  const {passages} = await answerQuestion(dyed, 'how to use dyes');
  expect(passages[0]?.href).toBe('/blog/dyes');
});

test('a sentence ranks above an entry of a list with the same word', async () => {
  const shelf = page('to-read', []);
  const shelved = openTextIndex([
    {...shelf, blocks: [{kind: 'entry', anchor: null, lines: ['Madder', 'By A. Dyer', '']}]},
    page('roots', [
      ['Madder means the red of roots, which takes three years to grow in a deep bed of lime.'],
    ]),
    page('maps', [['All of maps.']]),
  ]);
  const {passages} = await answerQuestion(shelved, 'and with madder?');
  expect(passages[0]?.href).toBe('/blog/roots');
});

test('a question about the site gets its pages', async () => {
  const answer = await answerQuestion(index, 'Who are you?', earlierInk);
  expect(answer).toMatchObject({kind: 'site', topic: 'owner', passages: []});
});

test('a question that shares only one word with an author’s question does not match it', async () => {
  const {passages} = await answerQuestion(index, 'What does a slow clock want in winter?');
  expect(passages[0]?.block.lines[0]).toMatch(/wants oil/);
});

const museum = openTextIndex([
  page('talks', [['A talk by Russ Potter on glass.'], ['A vase of amber.']]),
  page('maps', [['All of maps.']]),
]);

test.each(['Explain rsus', 'What is a Pottor?'])(
  'a word corrected to a name finds nothing: %s',
  async (question) => {
    expect(await answerQuestion(museum, question)).toMatchObject({
      kind: 'nothing',
      passages: [],
      pages: [],
    });
  },
);

test.each(['Who is Russ Pottor?', 'What is ambre?'])(
  'other corrections find passages: %s',
  async (question) => {
    const {passages} = await answerQuestion(museum, question);
    expect(passages[0]?.href).toBe('/blog/talks');
  },
);

test('a page with a single word of the question is not suggested in place of an answer', async () => {
  const {kind, pages} = await answerQuestion(museum, 'Which zebras and giraffes talk?');
  expect(kind).toBe('nothing');
  expect(pages).toEqual([]);
});

test('a question that only refers back finds nothing without one before it', async () => {
  expect((await answerQuestion(index, 'Tell me more')).kind).toBe('nothing');
});

const workshop = openTextIndex([
  page('pens', [
    ['Reed pens are cut from dry canes.', 'What do I do with my pen when it is blocked?'],
    ['A pen that was left with ink in it is soaked in water overnight.', 'What if it is blocked?'],
  ]),
  page('locks', [['A canal is blocked by ice in hard winters.']]),
]);

test('a follow-up that the author lists is answered by its own paragraph', async () => {
  const {passages} = await answerQuestion(workshop, 'And what if it is blocked?', {
    question: 'How are reed pens cut from canes?',
    hrefs: ['/blog/pens'],
  });
  expect(passages[0]?.block.lines[0]).toMatch(/^A pen/);
});

test('the block that lists the very question comes first', async () => {
  const listed = openTextIndex([
    {...page('dyes', [['Dyes are mixed when warm.'], ['Dyes for wool.']]), tags: dyes},
    page('soda', [['Soda first.', 'How do I get better at dyes?']]),
    page('maps', [['All of maps.']]),
  ]);
  const {kind, passages} = await answerQuestion(listed, 'how do i get better at dyes');
  expect(kind).toBe('answer');
  expect(passages[0]?.href).toBe('/blog/soda');
});
