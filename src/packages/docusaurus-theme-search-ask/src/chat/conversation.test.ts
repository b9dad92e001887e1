import {expect, test} from 'vitest';
import type {AnswerPassage} from '../answers/index.js';
import type {Reply, Turn} from './conversation.js';
import {chatReducer, restoreTurns, storedText} from './conversation.js';

const PASSAGE: AnswerPassage = {
  title: 'A post',
  path: ['A heading'],
  href: '/blog/a#heading',
  block: {kind: 'text', anchor: 'heading', lines: ['Text.']},
  marks: [],
};
const REPLY: Reply = {kind: 'site', answer: {kind: 'answer', passages: [PASSAGE], pages: []}};

function turn(id: number, question: string, reply: Reply = REPLY): Turn {
  return {id, question, asked: 'the posts', state: {status: 'answered', reply}};
}

test('stored turns are restored before the turns of this visit', () => {
  const text = storedText([turn(1, 'one'), turn(2, 'two')]) ?? null;
  const restored = restoreTurns(text);
  expect(restored).toEqual([turn(-2, 'one'), turn(-1, 'two')]);
  const all = chatReducer([turn(1, 'new')], {type: 'restore', turns: restored});
  expect(all.map(({question}) => question)).toEqual(['one', 'two', 'new']);
});

test('an unfinished answer is stored as far as it was written', () => {
  const writing: Turn = {...turn(1, 'one'), state: {status: 'writing', text: 'It', passages: []}};
  expect(restoreTurns(storedText([writing]) ?? null)[0]?.state).toMatchObject({
    reply: {kind: 'model', text: 'It', end: 'cut'},
  });
});

test('the newest 50 turns are stored; an empty conversation is not', () => {
  const turns = Array.from({length: 60}, (_, id) => turn(id, `question ${id}`));
  const restored = restoreTurns(storedText(turns) ?? null);
  expect(restored).toHaveLength(50);
  expect(restored.at(-1)?.question).toBe('question 59');
  expect(storedText([])).toBeUndefined();
});

test.each(['//evil.example/', 'javascript:alert(1)', 'https://evil.example', '/\\evil.example', 7])(
  'a stored address that leaves the site leads nowhere: %s',
  (href) => {
    const text = storedText([turn(1, 'one')]) ?? '';
    const [restored] = restoreTurns(text.replace('"/blog/a#heading"', JSON.stringify(href)));
    expect(restored?.state).toMatchObject({reply: {answer: {passages: [{href: '/'}]}}});
  },
);

test('damaged storage and other versions are dropped', () => {
  const text = storedText([turn(1, 'one')]) ?? '';
  const others = [text.replace('"version":2', '"version":1'), text.replace('"one"', '7')];
  for (const broken of [null, '', text.slice(1), ...others]) {
    expect(restoreTurns(broken)).toEqual([]);
  }
});

test('a new state of a cleared turn changes nothing', () => {
  const state = {status: 'stopped'} as const;
  expect(chatReducer([], {type: 'turn', id: 1, state})).toEqual([]);
  expect(chatReducer([turn(1, 'one')], {type: 'turn', id: 1, state})[0]?.state).toBe(state);
});
