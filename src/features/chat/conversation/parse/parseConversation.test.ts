import {expect, test} from 'vitest';
import {conversationText} from '../conversationText';
import {STORED_LENGTH, STORED_TURNS} from '../stored';
import type {Entry, Reply, Turn, TurnState} from '../types';
import {parseConversation} from './parseConversation';

const SOURCE = {
  number: 1,
  title: 'Vesting with a cliff',
  heading: 'The cliff',
  href: '/blog/vesting-with-a-cliff#the-cliff:~:text=Nothing',
};
const POSTS: Reply = {
  kind: 'posts',
  sentences: [{text: 'Nothing vests before month twelve.', citations: [1]}],
  sources: [SOURCE],
  readNext: [{title: 'Equity', permalink: '/blog/equity'}],
};

function turn(state: TurnState, changes: Partial<Turn> = {}): Turn {
  return {kind: 'turn', id: 1, question: 'What is a cliff?', asked: 'the posts', state, ...changes};
}

function stored(reply: unknown, changes: object = {}): string {
  const only = {question: 'What is a cliff?', asked: 'the posts', reply, ...changes};
  return JSON.stringify({version: 1, turns: [only]});
}

function roundTrip(...entries: readonly Entry[]): Turn[] {
  return parseConversation(conversationText(entries) ?? null);
}

test.each<[string, TurnState, TurnState]>([
  ['an answer', {status: 'answered', reply: POSTS}, {status: 'answered', reply: POSTS}],
  [
    'a refusal',
    {status: 'answered', reply: {kind: 'unknown', nearest: POSTS.readNext}},
    {status: 'answered', reply: {kind: 'unknown', nearest: POSTS.readNext}},
  ],
  [
    'what a model has written so far',
    {status: 'writing', text: 'Nothing [1]', sources: [SOURCE]},
    {
      status: 'answered',
      reply: {kind: 'model', text: 'Nothing [1]', sources: [SOURCE], removed: 0, end: 'cut'},
    },
  ],
  ['a question without an answer', {status: 'waiting'}, {status: 'stopped'}],
  [
    'a failure, as a question to retry',
    {status: 'failed', failure: {kind: 'index', message: 'It failed.'}},
    {status: 'stopped'},
  ],
])('%s outlives the visit', (_name, before, after) => {
  expect(roundTrip(turn(before))).toEqual([turn(after, {id: -1})]);
});

test('notes are not kept, and an empty conversation stores nothing', () => {
  expect(
    conversationText([{kind: 'note', id: 1, command: '/help', body: {topic: 'help'}}]),
  ).toBeUndefined();
});

test('the newest turns are kept', () => {
  const turns = Array.from({length: STORED_TURNS + 5}, (_, id) =>
    turn({status: 'stopped'}, {id, question: `Question ${id}`}),
  );
  const kept = roundTrip(...turns);
  expect(kept).toHaveLength(STORED_TURNS);
  expect(kept.at(-1)).toMatchObject({question: `Question ${STORED_TURNS + 4}`, id: -1});
});

test('long conversations lose their oldest turns', () => {
  const reply: Reply = {
    kind: 'model',
    text: 'a'.repeat(50_000),
    sources: [],
    removed: 0,
    end: 'whole',
  };
  const turns = Array.from({length: 6}, (_, id) => turn({status: 'answered', reply}, {id}));
  expect(conversationText(turns)?.length).toBeLessThan(STORED_LENGTH + 100);
  expect(roundTrip(...turns)).toHaveLength(3);
});

test.each([
  null,
  '',
  'not json',
  'null',
  '[]',
  '{"version":1}',
  '{"version":1,"turns":"x"}',
  '{"version":2,"turns":[{"question":"a","asked":"b"}]}',
  '{"version":1,"turns":[null,7,"x",{},{"question":""},{"question":"a"}]}',
  JSON.stringify({version: 1, turns: [{question: 'a'.repeat(501), asked: 'b'}]}),
])('broken storage is dropped: %s', (text) => {
  expect(parseConversation(text)).toEqual([]);
});

test.each<[string, unknown]>([
  ['none', undefined],
  ['of no kind', {kind: 'html', text: '<b>'}],
  ['without sentences', {kind: 'posts', sentences: [{text: 7}]}],
  ['without an end', {kind: 'model', text: 'a', end: 'happy'}],
  ['without text', {kind: 'model', end: 'whole'}],
])('an answer that is %s is dropped and its question kept', (_name, reply) => {
  expect(parseConversation(stored(reply))).toEqual([turn({status: 'stopped'}, {id: -1})]);
});

test('links that leave the site are dropped', () => {
  const evil = ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example'];
  const reply = {
    ...POSTS,
    sources: [SOURCE, ...evil.map((href) => ({...SOURCE, href}))],
    readNext: [...POSTS.readNext, ...evil.map((permalink) => ({title: 'Evil', permalink}))],
  };
  expect(parseConversation(stored(reply))).toEqual([
    turn({status: 'answered', reply: POSTS}, {id: -1}),
  ]);
});
