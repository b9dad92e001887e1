import type {Answer, Passage, PassageText, RetrieveOptions} from '../../../lib/passages/types';
import {ChatIndexUnavailable} from './ChatIndexUnavailable';
import type {CallName, WorkerCall, WorkerCalls, WorkerReply, WorkerRequest} from './workerMessages';

/** Answers questions from the posts; everything happens in the browser. */
export interface ChatEngine {
  /** Loads what every first answer needs. Rejects as the others do. */
  prepare(): Promise<void>;
  answer(question: string, signal?: AbortSignal): Promise<Answer>;
  /** The passages that tell most of a question, best first. */
  retrieve(question: string, options?: RetrieveOptions, signal?: AbortSignal): Promise<Passage[]>;
  /** Every passage, for embedding. */
  allPassages(signal?: AbortSignal): Promise<PassageText[]>;
}

/** What of a worker is used. */
export interface WorkerPort {
  postMessage(request: WorkerRequest): void;
  addEventListener(kind: 'message', listen: (event: {data: WorkerReply}) => void): void;
  addEventListener(kind: 'error', listen: () => void): void;
  terminate(): void;
}

interface Waiting {
  readonly resolve: (result: WorkerCalls[CallName]['result']) => void;
  readonly reject: (reason: unknown) => void;
}

function startWorker(): WorkerPort {
  return new Worker(new URL('./chatWorker.ts', import.meta.url));
}

/**
 * An engine with a worker of its own, started with the first call; one that failed is started anew
 * with the next. Calls reject with `ChatIndexUnavailable`, or with the reason of their signal.
 */
export function createChatEngine(createWorker: () => WorkerPort = startWorker): ChatEngine {
  const waiting = new Map<number, Waiting>();
  let worker: WorkerPort | undefined;
  let lastId = 0;

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    all.forEach(({reject}) => reject(new ChatIndexUnavailable('The chat worker stopped.')));
  }

  function receive({data}: {data: WorkerReply}): void {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('unavailable' in data) {
      asked?.reject(new ChatIndexUnavailable(data.unavailable));
    } else {
      asked?.resolve(data.result);
    }
  }

  function start(): WorkerPort {
    const started = createWorker();
    started.addEventListener('message', receive);
    started.addEventListener('error', fail);
    return started;
  }

  function call<Name extends CallName>(
    name: Name,
    given: WorkerCalls[Name]['given'],
    signal?: AbortSignal,
  ): Promise<WorkerCalls[Name]['result']> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      try {
        worker ??= start();
      } catch (cause) {
        throw new ChatIndexUnavailable('The chat worker cannot be started.', {cause});
      }
      const forget = (): void => {
        waiting.delete(id);
        worker?.postMessage({id, name: 'forget'});
        reject(signal?.reason);
      };
      const settle = (): void => signal?.removeEventListener('abort', forget);
      waiting.set(id, {
        resolve: (result) => (settle(), resolve(result)),
        reject: (reason) => (settle(), reject(reason)),
      });
      signal?.addEventListener('abort', forget, {once: true});
      worker.postMessage({id, name, given} as WorkerCall);
    });
  }

  return {
    prepare: () => call('prepare', undefined),
    answer: (question, signal) => call('answer', question, signal),
    retrieve: (question, options = {}, signal) => call('retrieve', {question, options}, signal),
    allPassages: (signal) => call('allPassages', undefined, signal),
  };
}
