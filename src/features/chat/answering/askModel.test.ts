import {expect, test} from 'vitest';
import type {Answer, Passage} from '../../../lib/passages/types';
import type {Failure, TurnState} from '../conversation/types';
import {ModelError} from '../models/ModelError';
import type {AnswerEngine} from './AnswerEngine';
import {askModel} from './askModel';
import type {ChosenModel} from './ChosenModel';

const PASSAGE: Passage = {
  id: 7,
  title: 'Vesting with a cliff',
  permalink: '/blog/vesting',
  heading: 'The cliff',
  anchor: 'the-cliff',
  text: 'Nothing vests before month twelve, when a quarter vests at once.',
  score: 1,
};
const KNOWN: Answer = {kind: 'answer', sentences: [], citations: [], readNext: []};
const UNKNOWN: Answer = {kind: 'unknown', nearest: [{title: 'Equity', permalink: '/blog/equity'}]};

function engine(answer: Answer): AnswerEngine {
  return {
    prepare: async () => undefined,
    answer: async () => answer,
    retrieve: async () => [PASSAGE],
    allPassages: async () => [{id: 7, text: PASSAGE.text}],
  };
}

function speaking(pieces: readonly string[], end?: () => void): ChosenModel {
  return {
    model: {
      name: 'test',
      async *stream() {
        yield* pieces;
        end?.();
      },
    },
  };
}

async function ask(
  chosen: ChosenModel | Failure,
  {answer = KNOWN, findsByMeaning = false, controller = new AbortController()} = {},
): Promise<TurnState[]> {
  const states: TurnState[] = [];
  const question = {
    question: 'When does a grant vest?',
    earlier: [],
    load: async () => engine(answer),
    choose: async () => chosen,
    findsByMeaning,
  };
  for await (const state of askModel(question, controller.signal)) {
    states.push(state);
  }
  return states;
}

function throwing(error: Error): () => never {
  return () => {
    throw error;
  };
}

test('an answer is written piece by piece, then checked', async () => {
  const states = await ask(
    speaking(['Nothing vests before month twelve [1]. ', 'Dogs bark loudly at night [1][9].']),
  );
  expect(states.map(({status}) => status)).toEqual(['writing', 'writing', 'answered']);
  expect(states.at(-1)).toMatchObject({
    reply: {
      kind: 'model',
      text: 'Nothing vests before month twelve [1]. Dogs bark loudly at night.',
      sources: [{number: 1, title: PASSAGE.title}],
      removed: 2,
      end: 'whole',
    },
  });
});

test('what came before the stream broke stays, and is marked', async () => {
  const states = await ask(
    speaking(['Nothing vests before month twelve [1].'], throwing(new ModelError('cut', 'Cut.'))),
  );
  expect(states.at(-1)).toMatchObject({status: 'answered', reply: {end: 'cut', removed: 0}});
});

test('a stopped answer keeps what came', async () => {
  const controller = new AbortController();
  const states = await ask(
    speaking(['Nothing vests'], () => {
      controller.abort();
      controller.signal.throwIfAborted();
    }),
    {controller},
  );
  expect(states.at(-1)).toMatchObject({
    status: 'answered',
    reply: {end: 'stopped', text: 'Nothing vests'},
  });
});

test.each<[string, ChosenModel | Failure, TurnState]>([
  [
    'a stream that breaks before its first word is a failure',
    speaking([], throwing(new ModelError('cut', 'It was cut.'))),
    {status: 'failed', failure: {kind: 'cut', message: 'It was cut.'}},
  ],
  [
    'an empty answer is a failure',
    speaking(['', '  ']),
    {status: 'failed', failure: {kind: 'bad-answer', message: 'The model said nothing.'}},
  ],
  [
    'a model that is not there is a failure',
    {kind: 'no-model', message: 'None.'},
    {status: 'failed', failure: {kind: 'no-model', message: 'None.'}},
  ],
  [
    'a model that finds no answer leads to the nearest posts',
    speaking(['This has not been written about yet.']),
    {
      status: 'answered',
      reply: {kind: 'unknown', nearest: [{title: PASSAGE.title, permalink: PASSAGE.permalink}]},
    },
  ],
])('%s', async (_name, chosen, last) => {
  expect((await ask(chosen)).at(-1)).toEqual(last);
});

test('where the posts do not speak of it, no model is asked', async () => {
  const isAsked = throwing(new Error('asked'));
  expect(await ask(speaking([], isAsked), {answer: UNKNOWN})).toEqual([
    {status: 'answered', reply: {kind: 'unknown', nearest: UNKNOWN.nearest}},
  ]);
});

test('with vectors the model decides, since meaning may match where words do not', async () => {
  const ranks: string[] = [];
  const chosen: ChosenModel = {
    ...speaking(['Nothing vests before month twelve [1].']),
    rank: async (question) => {
      ranks.push(question);
      return [7];
    },
  };
  const states = await ask(chosen, {answer: UNKNOWN, findsByMeaning: true});
  expect(states.at(-1)).toMatchObject({status: 'answered', reply: {kind: 'model'}});
  expect(ranks).toEqual(['When does a grant vest?']);
});

test('an index that cannot be loaded is said to be just that', async () => {
  const states: TurnState[] = [];
  const question = {
    question: 'When?',
    earlier: [],
    load: async () => throwing(new Error('no chunk'))(),
    choose: async () => speaking([]),
    findsByMeaning: false,
  };
  for await (const state of askModel(question, new AbortController().signal)) {
    states.push(state);
  }
  expect(states).toMatchObject([{status: 'failed', failure: {kind: 'index'}}]);
});
