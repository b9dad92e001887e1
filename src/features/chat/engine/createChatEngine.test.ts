import {expect, test} from 'vitest';
import {ChatIndexUnavailable} from './ChatIndexUnavailable';
import type {WorkerPort} from './createChatEngine';
import {createChatEngine} from './createChatEngine';
import type {WorkerReply, WorkerRequest} from './workerMessages';

class FakeWorker implements WorkerPort {
  readonly asked: WorkerRequest[] = [];
  stopped = false;
  reply: (reply: WorkerReply) => void = () => undefined;
  fail: () => void = () => undefined;

  postMessage(request: WorkerRequest): void {
    this.asked.push(request);
  }

  addEventListener(kind: 'message' | 'error', listen: (event: {data: WorkerReply}) => void): void {
    if (kind === 'message') {
      this.reply = (data) => listen({data});
    } else {
      this.fail = listen as () => void;
    }
  }

  terminate(): void {
    this.stopped = true;
  }
}

function setup() {
  const workers: FakeWorker[] = [];
  const engine = createChatEngine(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return {workers, engine};
}

const UNKNOWN = {kind: 'unknown', nearest: []} as const;

test('starts one worker, with the first call', () => {
  const {workers, engine} = setup();
  expect(workers).toHaveLength(0);
  void engine.prepare();
  void engine.answer('Why?');
  expect(workers).toHaveLength(1);
  expect(workers[0]?.asked).toEqual([
    {id: 1, name: 'prepare', given: undefined},
    {id: 2, name: 'answer', given: 'Why?'},
  ]);
});

test('each question gets its own answer, in whatever order they come', async () => {
  const {workers, engine} = setup();
  const older = engine.answer('one');
  const newer = engine.retrieve('two', {limit: 2});
  workers[0]?.reply({id: 2, result: []});
  workers[0]?.reply({id: 1, result: UNKNOWN});
  expect(await newer).toEqual([]);
  expect(await older).toEqual(UNKNOWN);
});

test('an index that cannot be had is said so', async () => {
  const {workers, engine} = setup();
  const answer = engine.answer('one');
  workers[0]?.reply({id: 1, unavailable: 'The core cannot be had.'});
  await expect(answer).rejects.toThrow(ChatIndexUnavailable);
});

test('a worker that stopped fails what waits, and is started anew by the next call', async () => {
  const {workers, engine} = setup();
  const lost = engine.answer('one');
  workers[0]?.fail();
  await expect(lost).rejects.toThrow(ChatIndexUnavailable);
  expect(workers[0]?.stopped).toBe(true);
  const answer = engine.answer('two');
  workers[1]?.reply({id: 2, result: UNKNOWN});
  expect(await answer).toEqual(UNKNOWN);
});

test('without workers every call says so', async () => {
  const engine = createChatEngine(() => {
    throw new TypeError('Worker is not defined');
  });
  await expect(engine.answer('one')).rejects.toThrow(ChatIndexUnavailable);
});

test('a stopped question is forgotten, with the reason of its signal', async () => {
  const {workers, engine} = setup();
  const stop = new AbortController();
  const answer = engine.answer('one', stop.signal);
  stop.abort(new DOMException('Stopped', 'AbortError'));
  await expect(answer).rejects.toThrow('Stopped');
  expect(workers[0]?.asked.at(-1)).toEqual({id: 1, name: 'forget'});
  await expect(engine.answer('two', AbortSignal.abort())).rejects.toThrow();
});
