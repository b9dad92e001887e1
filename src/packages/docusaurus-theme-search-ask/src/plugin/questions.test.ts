import type {ContentBlock} from 'docusaurus-built-pages';
import {expect, test} from 'vitest';
import {matchQuestions, parseQuestions, questionFile, unmatchedAdvice} from './questions.js';

const block = (line: string, anchor: string | null = null, intro?: string): ContentBlock => ({
  kind: 'text',
  anchor,
  lines: line.split('|'),
  ...(intro === undefined ? {} : {intro}),
});

const BLOCKS = [
  block('The round is “three” minutes.', 'time'),
  block('Rest a minute.', 'time'),
  block('1.|2.', 'list', 'Two steps:'),
  block('Rest a minute.', 'other'),
  block('A \uFFFC and more', 'unknown'),
];

test.each([
  ['by its first words, whatever the case and punctuation', 'the round is THREE', undefined, 0],
  ['by the line that introduces it', 'two steps', undefined, 2],
  ['by its first words and section', 'Rest a', 'other', 3],
  ['by the words before a formula or a component', 'A formula', 'unknown', 4],
])('questions find their block %s', (_, starts, section, blockIndex) => {
  const entry = {starts, questions: ['Why?'], line: 1, ...(section === undefined ? {} : {section})};
  const {blocks, unmatched} = matchQuestions(BLOCKS, [entry]);
  expect(unmatched).toEqual([]);
  expect(blocks.map(({questions}) => questions)).toEqual(
    BLOCKS.map((_block, index) => (index === blockIndex ? ['Why?'] : undefined)),
  );
});

test('an entry that matches no block is reported, with a block that begins similarly', () => {
  const entry = {starts: 'The round was', questions: ['Why?'], line: 1};
  expect(matchQuestions(BLOCKS, [entry]).unmatched).toEqual([entry]);
  expect(unmatchedAdvice(entry, BLOCKS)).toBe(
    'did you mean "The round is “three” minutes." in section "time"?',
  );
  const formula = [block('Divide it by \uFFFC each month.')];
  expect(unmatchedAdvice({starts: 'Divided by'}, formula)).toBe('did you mean "Divide it by"?');
  expect(unmatchedAdvice({starts: 'Quite another thing'}, BLOCKS)).toMatch(/^copy the first words/);
});

test('a file of questions is read, and its problems are reported with their line', () => {
  const good = '- section: time\n  starts: The round\n  questions:\n    - How long?\n';
  expect(parseQuestions('a.yml', good)).toEqual({
    entries: [{section: 'time', starts: 'The round', questions: ['How long?'], line: 1}],
    problems: [],
  });
  const bad = '- starts: "…"\n  questions: []\n- {}\n';
  expect(parseQuestions('a.yml', bad).problems).toEqual([
    'a.yml:1: starts must be the first words of a paragraph, list or table, in quotes',
    'a.yml:2: questions must be a list with one question per line, each after "- "',
    'a.yml:3: starts must be the first words of a paragraph, list or table, in quotes; it is missing',
    'a.yml:3: questions must be a list with one question per line, each after "- "; it is missing',
  ]);
  expect(parseQuestions('a.yml', '\n- [').problems[0]).toMatch(/^a\.yml:\d: invalid YAML/);
  expect(parseQuestions('a.yml', '- section: a\n  starts: *Iron*\n').problems[0]).toMatch(
    /^a\.yml:2: invalid YAML: no anchor is named "Iron\*"; put quotes around/,
  );
  expect(parseQuestions('a.yml', '').entries).toEqual([]);
});

test.each([
  ['starts: The round', 'the file must be a list of entries, each beginning with "- starts:"'],
  ['- The round', 'an entry must be an object with the fields "starts" and "questions"'],
  [
    '- {starts: A, questions: [Why?], heading: b}',
    'unknown field heading; allowed: section, starts, questions',
  ],
  [
    '- {starts: A, questions: Why?}',
    'questions must be a list with one question per line, each after "- "',
  ],
  [
    '- {starts: A, questions: [2026]}',
    'a question must be a text of at least 3 characters, in quotes',
  ],
])('the error about the file %j says how to fix it', (text, problem) => {
  expect(parseQuestions('a.yml', text).problems).toEqual([`a.yml:1: ${problem}`]);
});

test.each([
  ['/blog/my-post', 'blog/answers/my-post.yml'],
  ['/blog/2024/my-post', 'blog/answers/2024/my-post.yml'],
  ['/blogger', 'questions/blogger.yml'],
  ['/blog', undefined],
  ['/', undefined],
])('the questions of the page %s are in the file %s', (address, file) => {
  expect(questionFile(address, {'/': 'questions', '/blog': 'blog/answers'})).toBe(file);
});
