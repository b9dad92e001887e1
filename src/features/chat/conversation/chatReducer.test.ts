import {expect, test} from 'vitest';
import type {ChatAction} from './chatReducer';
import {chatReducer, NO_CONVERSATION} from './chatReducer';
import type {Turn, TurnState} from './types';

const ANSWERED: TurnState = {status: 'answered', reply: {kind: 'unknown', nearest: []}};
const ASK: ChatAction = {type: 'ask', id: 1, question: 'What is a cliff?', asked: 'the posts'};
const OLD: Turn = {kind: 'turn', id: -1, question: 'Earlier?', asked: 'the posts', state: ANSWERED};

function after(...actions: readonly ChatAction[]) {
  return actions.reduce(chatReducer, NO_CONVERSATION).entries;
}

function turn(state: TurnState, changes: Partial<Turn> = {}): Turn {
  return {
    kind: 'turn',
    id: 1,
    question: 'What is a cliff?',
    asked: 'the posts',
    state,
    ...changes,
  };
}

test.each<[string, ChatAction[], readonly unknown[]]>([
  ['a question waits', [ASK], [turn({status: 'waiting'})]],
  [
    'an answer belongs to its question',
    [ASK, {...ASK, id: 2}, {type: 'turn', id: 1, state: ANSWERED}],
    [turn(ANSWERED), turn({status: 'waiting'}, {id: 2})],
  ],
  [
    'a question asked again keeps its place and may go to another',
    [ASK, {type: 'turn', id: 1, state: ANSWERED}, {type: 'ask-again', id: 1, asked: 'a model'}],
    [turn({status: 'waiting'}, {asked: 'a model'})],
  ],
  [
    'an answer that comes after the conversation was cleared is dropped',
    [ASK, {type: 'clear'}, {type: 'turn', id: 1, state: ANSWERED}],
    [],
  ],
  [
    'a command leaves a note',
    [{type: 'note', id: 3, command: '/help', body: {topic: 'help'}}],
    [{kind: 'note', id: 3, command: '/help', body: {topic: 'help'}}],
  ],
  [
    'what an earlier visit left stands before what was asked meanwhile',
    [ASK, {type: 'restore', turns: [OLD]}],
    [OLD, turn({status: 'waiting'})],
  ],
  [
    'restoring twice does not double anything',
    [
      {type: 'restore', turns: [OLD]},
      {type: 'restore', turns: [OLD]},
    ],
    [OLD],
  ],
])('%s', (_name, actions, entries) => {
  expect(after(...actions)).toEqual(entries);
});
