import {expect, test} from 'vitest';
import {openTextIndex} from '../../../tests/support/contentIndex';
import type {ContentBlock} from '../content-index/types';
import type {TextPage} from '../text-index/types';
import {answerQuestion} from './answerQuestion';

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
  page('ink', [['Iron gall ink darkens as it dries.']]),
]);

test('a block answers what its author says that it answers, in whatever words', async () => {
  const {kind, passages} = await answerQuestion(index, 'My grandfather clock is slow when hot');
  expect(kind).toBe('answer');
  expect(passages[0]?.block.lines).toEqual(['Long rods gain length in summer.']);
  expect(passages[0]?.marks.every(({end}) => end <= 32)).toBe(true);
});

test('a question that shares one word with it is another question', async () => {
  const {passages} = await answerQuestion(index, 'What does a slow clock want in winter?');
  expect(passages[0]?.block.lines[0]).toMatch(/wants oil/);
});
