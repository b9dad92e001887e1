import type {Answer, Passage, PassageText, RetrieveOptions} from '../../../lib/passages/types';
import type {WorkerPort as Port} from '../../../lib/workerClient';
import {workerClient} from '../../../lib/workerClient';
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

export type WorkerPort = Port<WorkerRequest, WorkerReply>;

function startWorker(): WorkerPort {
  return new Worker(new URL('./chatWorker.ts', import.meta.url));
}

/**
 * An engine with a worker of its own, started with the first call; one that failed is started anew
 * with the next. Calls reject with `ChatIndexUnavailable`, or with the reason of their signal.
 */
export function createChatEngine(createWorker: () => WorkerPort = startWorker): ChatEngine {
  const ask = workerClient<WorkerRequest, WorkerReply, WorkerCalls[CallName]['result']>({
    createWorker,
    read(reply) {
      if ('unavailable' in reply) {
        throw new ChatIndexUnavailable(reply.unavailable);
      }
      return reply.result;
    },
    forget: (id) => ({id, name: 'forget'}),
    failure: (what, cause) => new ChatIndexUnavailable(`The chat worker ${what}.`, {cause}),
  });

  function call<Name extends CallName>(
    name: Name,
    given: WorkerCalls[Name]['given'],
    signal?: AbortSignal,
  ): Promise<WorkerCalls[Name]['result']> {
    return ask((id) => ({id, name, given}) as WorkerCall, signal);
  }

  return {
    prepare: () => call('prepare', undefined),
    answer: (question, signal) => call('answer', question, signal),
    retrieve: (question, options = {}, signal) => call('retrieve', {question, options}, signal),
    allPassages: (signal) => call('allPassages', undefined, signal),
  };
}
