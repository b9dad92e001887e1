import {expect, test} from 'vitest';
import {SearchUnavailable} from '../../../lib/search/SearchUnavailable';
import type {WorkerPort} from './embedded';
import {createEmbeddedEngine} from './embedded';
import type {WorkerAnswer, WorkerQuestion} from './workerMessages';

class FakeWorker implements WorkerPort {
  readonly asked: WorkerQuestion[] = [];
  #listen: (event: {data: WorkerAnswer}) => void = () => undefined;
  fail: () => void = () => undefined;

  postMessage(question: WorkerQuestion): void {
    this.asked.push(question);
  }

  addEventListener(kind: 'message' | 'error', listen: (event: {data: WorkerAnswer}) => void): void {
    if (kind === 'message') {
      this.#listen = listen;
    } else {
      this.fail = listen as () => void;
    }
  }

  terminate(): void {
    this.asked.push({kind: 'forget', id: -1});
  }

  answer(answer: WorkerAnswer): void {
    this.#listen({data: answer});
  }
}

function setup() {
  const workers: FakeWorker[] = [];
  const createWorker = (): WorkerPort => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return {workers, engine: createEmbeddedEngine({baseUrl: '/base/', createWorker})};
}

const REQUESTS = [{query: 'kelly', indexName: 'site'}];

test('starts its worker with the first question, below the base path', () => {
  const {workers, engine} = setup();
  expect(workers).toHaveLength(0);
  void engine.prepare();
  void engine.search(REQUESTS);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.asked).toEqual([
    {kind: 'open', folder: '/base/search/'},
    {kind: 'prepare', id: 1},
    {kind: 'search', id: 2, requests: REQUESTS},
  ]);
});

test('each question gets its own answer, in whatever order they come', async () => {
  const {workers, engine} = setup();
  const older = engine.search(REQUESTS);
  const newer = engine.search(REQUESTS);
  workers[0]?.answer({id: 2, results: []});
  workers[0]?.answer({id: 1, unavailable: 'no network'});
  expect(await newer).toEqual({results: []});
  await expect(older).rejects.toEqual(new SearchUnavailable('no network'));
});

test('a question that was taken back is forgotten', async () => {
  const {workers, engine} = setup();
  const controller = new AbortController();
  const asked = engine.search(REQUESTS, controller.signal);
  controller.abort();
  await expect(asked).rejects.toHaveProperty('name', 'AbortError');
  expect(workers[0]?.asked.at(-1)).toEqual({kind: 'forget', id: 1});
});

test('a worker that stops is started anew with the next question', async () => {
  const {workers, engine} = setup();
  const asked = engine.search(REQUESTS);
  workers[0]?.fail();
  await expect(asked).rejects.toBeInstanceOf(SearchUnavailable);
  void engine.search(REQUESTS);
  expect(workers).toHaveLength(2);
});

test('a worker that cannot be made is unavailable; to prepare never throws', async () => {
  const engine = createEmbeddedEngine({
    baseUrl: '/',
    createWorker: () => {
      throw new Error('blocked');
    },
  });
  await expect(engine.search(REQUESTS)).rejects.toBeInstanceOf(SearchUnavailable);
  await expect(engine.prepare()).resolves.toBeUndefined();
});
