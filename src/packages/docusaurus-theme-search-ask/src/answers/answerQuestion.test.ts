// cspell:ignore rsus pottor ambre
import {expect, test} from 'vitest';
import type {ContentBlock} from 'docusaurus-built-pages';
import type {TextPage} from '../engine/types.js';
import {openTextIndex} from '../testing/openTextIndex.js';
import {answerQuestion} from './answerQuestion.js';

/**
 * Returns a page of the blog.
 *
 * @param name slug and title
 * @param blocks texts, each followed by the author-written questions that it answers
 * @param tag label of the page's only tag
 */
function page(name: string, blocks: readonly (readonly string[])[], tag?: string): TextPage {
  return {
    url: `/blog/${name}`,
    section: 'Blog',
    title: name,
    description: '',
    tags: tag === undefined ? [] : [{key: tag, label: tag}],
    headings: [],
    blocks: blocks.map(([line = '', ...questions]): ContentBlock => ({
      kind: 'text',
      anchor: null,
      lines: [line],
      ...(questions.length > 0 ? {questions} : {}),
    })),
  };
}

const otherPages = ['tides', 'maps', 'stamps'].map((name) => page(name, [[`All of ${name}.`]]));

const index = openTextIndex([
  page('clocks', [
    ['A pendulum of one meter swings for two seconds.'],
    ['Long rods gain length in summer.', 'Why is my grandfather clock slow when it is hot?'],
    ['A clock that is slow in winter wants oil, and a hot room does not help it.'],
  ]),
  page('ink', [['Iron gall ink darkens as it dries.'], ['Quills want thin ink.']]),
]);

test.each([
  ['close to an author-written one', 'My grandfather clock is slow when hot', 'Long rods'],
  ['with one word of an author-written one', 'What does a slow clock want?', 'A clock'],
])('a question %s, “%s”, is answered by the block “%s …”', async (_, question, beginning) => {
  const {kind, passages} = await answerQuestion(index, question);
  expect(kind).toBe('answer');
  expect(passages[0]?.block.lines[0]).toMatch(new RegExp(`^${beginning}`));
});

const earlierInk = {question: 'Why does iron gall ink darken?', hrefs: ['/blog/ink']};

test.each([
  ['pendulum', 'clocks'],
  ['And what is a pendulum?', 'clocks'],
  ['Is a pendulum slow?', 'clocks'],
  ['Why does it dry?', 'ink'],
  ['And for quills?', 'ink'],
  ['Since when?', 'ink'],
  ['Does summer do it harm?', 'ink'],
])('after a question about ink, “%s” is answered from the page %s', async (question, name) => {
  const {passages} = await answerQuestion(index, question, earlierInk);
  expect(passages[0]?.href).toBe(`/blog/${name}`);
});

test.each([
  ['A bridge was opened in June. Its paint is green. A toll of two coins pays for lamps.', 'close'],
  ['A toll of two coins at the green bridge pays for lamps. It was opened in June.', 'answer'],
])(
  'a passage is an answer if one sentence has all words of the question, and close if several do: %s',
  async (text, expected) => {
    const works = openTextIndex([page('works', [[text]]), page('maps', [['All of maps.']])]);
    const {kind} = await answerQuestion(works, 'What toll has the green bridge?');
    expect(kind).toBe(expected);
  },
);

test.each([
  ['no page answers, even as a follow-up', 'How do I bake sourdough bread?', earlierInk],
  ['refers to an earlier one that does not exist', 'Tell me more', undefined],
])('a question that %s gets no passages', async (_, question, earlier) => {
  expect((await answerQuestion(index, question, earlier)).kind).toBe('nothing');
});

test('a question of stop words only gets no passages', async () => {
  const why = page('Why and how', [['Why and how to do it, and why not.']]);
  expect((await answerQuestion(openTextIndex([why, ...otherPages]), 'why')).kind).toBe('nothing');
});

test.each<readonly [string, string, readonly TextPage[]]>([
  [
    'a page with a word as its tag to a page with another sense of the word',
    'How do I get better at boxing?',
    [
      page('rounds', [['Three at home.'], ['A session of boxing takes 25 minutes.']], 'Boxing'),
      page('parity', [['Box A and box B pay the same.'], ['Open the boxes.']]),
    ],
  ],
  [
    'a page with the word in its title to a page with only the tag',
    'how to use dyes',
    [
      page(
        'dyes',
        [['Wool wants alum, linen wants soda, and silk is soaked for an hour before the dyes.']],
        'dyes',
      ),
      page('sheep', [['Dyes cling to wool.'], ['Dyes fade.']], 'dyes'),
    ],
  ],
  [
    'a sentence with the word to a list entry with that title',
    'and with madder?',
    [
      page('roots', [['Madder means the red of roots, which take three years to grow in lime.']]),
      {
        ...page('to-read', []),
        blocks: [{kind: 'entry', anchor: null, lines: ['Madder', 'By A. Dyer', '']}],
      },
    ],
  ],
  [
    'a block with the same author-written question to a page with the word in its title',
    'how do i get better at dyes',
    [
      page('soda', [['Soda first.', 'How do I get better at dyes?']]),
      page('dyes', [['Dyes are mixed when warm.'], ['Dyes for wool.']], 'dyes'),
    ],
  ],
  [
    'a page with two common words to a page with one rare word',
    'Do dyes cling to wool in Lisbon?',
    [
      page('sheep', [['Dyes cling to wool.']]),
      page('trams', [['The trams of Lisbon.']]),
      ...Array.from({length: 12}, (_, number) =>
        page(`note-${number}`, [[number % 2 ? 'Of dyes.' : 'Of wool.'], ['They cling.']]),
      ),
    ],
  ],
])('prefers %s', async (_, question, pages) => {
  const {passages} = await answerQuestion(openTextIndex([...otherPages, ...pages]), question);
  expect(passages[0]?.href).toBe(pages[0]?.url);
});

const museum = openTextIndex([
  page('talks', [['A talk by Russ Potter on glass.'], ['A vase of amber.']]),
  page('maps', [['All of maps.']]),
]);

test.each([
  ['Which zebras and giraffes talk?', 'one of several words', undefined],
  ['Who is Russ Pottor?', 'a name and a misspelled name', '/blog/talks'],
  ['What is ambre?', 'a misspelled word', '/blog/talks'],
])(
  'for “%s”, which shares %s with a page, the first result is %s',
  async (question, _, expected) => {
    const {passages, pages} = await answerQuestion(museum, question);
    expect([...passages, ...pages][0]?.href).toBe(expected);
  },
);
