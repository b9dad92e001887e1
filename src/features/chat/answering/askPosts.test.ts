import {expect, test} from 'vitest';
import type {Answer} from '../../../lib/passages/types';
import type {AnswerEngine} from './AnswerEngine';
import {askPosts} from './askPosts';
import {INDEX_FAILURE} from './indexFailure';

const ANSWER: Answer = {
  kind: 'answer',
  sentences: [{text: 'Nothing vests before month twelve.', citations: [1]}],
  citations: [
    {
      number: 1,
      href: '/blog/vesting#the-cliff:~:text=Nothing',
      passage: {
        id: 7,
        title: 'Vesting with a cliff',
        permalink: '/blog/vesting',
        heading: 'The cliff',
        anchor: 'the-cliff',
        text: 'Nothing vests before month twelve. Then a quarter does.',
        score: 1,
      },
    },
  ],
  readNext: [{title: 'Equity', permalink: '/blog/equity'}],
};

function engine(answer: AnswerEngine['answer']): AnswerEngine {
  return {
    prepare: async () => undefined,
    answer,
    retrieve: async () => [],
    allPassages: async () => [],
  };
}

test('an answer keeps its sentences and sources, and leaves the passages behind', async () => {
  const load = async () => engine(async () => ANSWER);
  expect(await askPosts(load, 'When?', new AbortController().signal)).toEqual({
    status: 'answered',
    reply: {
      kind: 'posts',
      sentences: ANSWER.sentences,
      sources: [
        {
          number: 1,
          title: 'Vesting with a cliff',
          heading: 'The cliff',
          href: '/blog/vesting#the-cliff:~:text=Nothing',
        },
      ],
      readNext: ANSWER.readNext,
    },
  });
});

test('what was not written about comes with the nearest posts', async () => {
  const answer: Answer = {kind: 'unknown', nearest: ANSWER.readNext};
  const load = async () => engine(async () => answer);
  expect(await askPosts(load, 'When?', new AbortController().signal)).toEqual({
    status: 'answered',
    reply: {kind: 'unknown', nearest: ANSWER.readNext},
  });
});

test.each([
  ['its code', () => Promise.reject(new Error('no chunk'))],
  ['its index', async () => engine(() => Promise.reject(new Error('no index')))],
])('an engine without %s is a failure that can be retried', async (_name, load) => {
  expect(await askPosts(load, 'When?', new AbortController().signal)).toBe(INDEX_FAILURE);
});

test('an answer that comes after the reader has stopped is dropped', async () => {
  const controller = new AbortController();
  const load = async () =>
    engine(async () => {
      controller.abort();
      return ANSWER;
    });
  expect(await askPosts(load, 'When?', controller.signal)).toEqual({status: 'stopped'});
});
