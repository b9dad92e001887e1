import {expect, test} from 'vitest';
import type {Passages} from '../../../lib/passages/types';
import {answerCalls} from './answerCalls';
import type {WorkerReply} from './workerMessages';

const UNKNOWN = {kind: 'unknown', nearest: []} as const;

function setup() {
  const asked: string[] = [];
  const replies: WorkerReply[] = [];
  const tasks: (() => void)[] = [];
  const passages: Passages = {
    prepare: () => Promise.reject(new Error('The core cannot be had.')),
    answer(question) {
      asked.push(question);
      return Promise.resolve(UNKNOWN);
    },
    retrieve: () => Promise.resolve([]),
    allPassages: () => Promise.resolve([]),
  };
  const take = answerCalls(
    passages,
    (reply) => replies.push(reply),
    (task) => tasks.push(task),
  );
  const run = async (): Promise<void> => {
    tasks.splice(0).forEach((task) => task());
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {asked, replies, take, run};
}

test('answers each call under its number', async () => {
  const {replies, take, run} = setup();
  take({id: 1, name: 'answer', given: 'one'});
  take({id: 2, name: 'retrieve', given: {question: 'two', options: {}}});
  take({id: 3, name: 'allPassages', given: undefined});
  await run();
  expect(replies).toEqual([
    {id: 1, result: UNKNOWN},
    {id: 2, result: []},
    {id: 3, result: []},
  ]);
});

test('says why nothing can be asked', async () => {
  const {replies, take, run} = setup();
  take({id: 1, name: 'prepare', given: undefined});
  await run();
  expect(replies).toEqual([{id: 1, unavailable: 'The core cannot be had.'}]);
});

test('what was forgotten is neither done nor answered', async () => {
  const {asked, replies, take, run} = setup();
  take({id: 1, name: 'answer', given: 'one'});
  take({id: 1, name: 'forget'});
  await run();
  expect(asked).toEqual([]);
  expect(replies).toEqual([]);
});
