import {expect, test} from 'vitest';
import type {AnswerPassage} from '../answers/index.js';
import type {Reply, Turn} from './conversation.js';
import {restoreTurns, storedText} from './conversation.js';

const PASSAGE: AnswerPassage = {
  title: 'A post',
  path: ['A heading'],
  href: '/blog/a#heading',
  block: {kind: 'text', anchor: 'heading', lines: ['Text.']},
  marks: [],
};
const REPLY: Reply = {kind: 'answer', passages: [PASSAGE], pages: []};

function turn(id: number, question: string): Turn {
  return {id, question, asked: 'the posts', state: {status: 'answered', reply: REPLY}};
}

test('the newest 50 turns are stored, and restored with negative ids', () => {
  const turns = Array.from({length: 60}, (_, id) => turn(id, `question ${id}`));
  const restored = restoreTurns(storedText(turns));
  expect(restored).toHaveLength(50);
  expect(restored.at(-1)).toEqual({...turn(-1, 'question 59'), isRestored: true});
});

test('an unfinished answer is stored as far as it was written', () => {
  const reply = {kind: 'model', text: 'It', passages: [], removed: 0, end: 'cut'} as const;
  const writing: Turn = {...turn(1, 'one'), state: {status: 'writing', reply}};
  expect(restoreTurns(storedText([writing]))[0]?.state).toEqual({status: 'answered', reply});
});

test.each(['//evil.example/', 'javascript:alert(1)', 'https://evil.example', '/\\evil.example', 7])(
  'a stored address outside the site becomes "/": %s',
  (href) => {
    const text = storedText([turn(1, 'one')]);
    const [restored] = restoreTurns(text.replace('"/blog/a#heading"', JSON.stringify(href)));
    expect(restored?.state).toMatchObject({reply: {passages: [{href: '/'}]}});
  },
);

test('stored conversations that are damaged or of another version are dropped', () => {
  const text = storedText([turn(1, 'one')]);
  const damaged = [
    text.replace(/"version":\d/, '"version":1'),
    text.replace('"one"', '7'),
    text.replace('"passages"', '"passage"'),
    text.replace('"lines"', '"line"'),
    text.replace('"pages":[]', '"pages":7'),
    text.replace('"kind":"answer"', '"kind":"model"'),
  ];
  for (const broken of [null, '', text.slice(1), ...damaged]) {
    expect(restoreTurns(broken)).toEqual([]);
  }
});
