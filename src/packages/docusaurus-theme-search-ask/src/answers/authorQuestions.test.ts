import {describe, expect, test} from 'vitest';
import type {ContentBlock} from 'docusaurus-built-pages';
import {addQuestions, nearestText} from './authorQuestions.js';

const block = (line: string, anchor: string | null = null, intro?: string): ContentBlock => ({
  kind: 'text',
  anchor,
  lines: line.split('|'),
  ...(intro === undefined ? {} : {intro}),
});

describe('questions find their block', () => {
  const blocks = [
    block('The round is “three” minutes.', 'time'),
    block('Rest a minute.', 'time'),
    block('1.|2.', 'list', 'Two steps:'),
    block('Rest a minute.', 'other'),
  ];
  test.each([
    ['by first words, without marks and case', 'the round is THREE', undefined, 0],
    ['by the line that announces it', 'two steps', undefined, 2],
    ['below its heading', 'Rest a', 'other', 3],
  ])('%s', (_, starts, section, place) => {
    const entry = {starts, questions: ['Why?'], ...(section === undefined ? {} : {section})};
    const {blocks: asked, unmatched} = addQuestions(blocks, [entry]);
    expect(unmatched).toEqual([]);
    expect(asked.map(({questions}) => questions)).toEqual(
      blocks.map((_block, at) => (at === place ? ['Why?'] : undefined)),
    );
  });

  test('and are reported where none begins like this', () => {
    const entry = {starts: 'The round was', questions: ['Why?']};
    expect(addQuestions(blocks, [entry, {starts: '…', questions: ['How?']}]).unmatched).toEqual([
      entry,
      {starts: '…', questions: ['How?']},
    ]);
    expect(nearestText('The round was', ['Rest a minute.', 'The round is three.'])).toBe(
      'The round is three.',
    );
    expect(nearestText('Quite another thing', ['Rest a minute.'])).toBeUndefined();
  });
});
