import type {Remote} from 'comlink';
import {IndexUnavailable} from '../engine/index.js';
import type {IndexService} from './indexWorker.js';

interface Running {
  readonly service: Remote<IndexService>;
  /** Rejects when the worker stops. */
  readonly ended: Promise<never>;
}

let running: Promise<Running> | undefined;

async function start(baseUrl: string): Promise<Running> {
  const worker = new Worker(new URL('./indexWorker.js', import.meta.url));
  function stop(): void {
    running = undefined;
    worker.terminate();
  }
  const ended = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      stop();
      reject(new IndexUnavailable('The worker of the index stopped.'));
    });
  });
  ended.catch(() => {
    // Pending questions are rejected by the race in `askIndex`; without any, the error does not matter.
  });
  try {
    const {wrap} = await import('comlink');
    const service = wrap<IndexService>(worker);
    void service.open(`${baseUrl}search/`);
    return {service, ended};
  } catch (cause) {
    stop();
    throw new IndexUnavailable('The code that asks the index could not be loaded.', {cause});
  }
}

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
}

/** `askIndex` of a site, as far as answers need it. */
export type AskIndex = <Result>(
  question: (index: Pick<Remote<IndexService>, 'answer' | 'passages'>) => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

/**
 * Asks the index, which a worker reads. The first question starts the worker, as does the next one
 * after it has failed.
 *
 * @throws IndexUnavailable, or the signal's reason
 */
export async function askIndex<Result>(
  baseUrl: string,
  question: (index: Remote<IndexService>) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted();
  async function ask(): Promise<Result> {
    running ??= start(baseUrl);
    const {service, ended} = await running;
    return Promise.race([question(service), ended]);
  }
  return Promise.race([ask(), whenAborted(signal)]);
}

/** Fetches what a first search or answer needs. Never throws: the next question fails too, and reports it. */
export async function prepareIndex(baseUrl: string, withAnswers = false): Promise<void> {
  await askIndex(baseUrl, (index) => index.prepare(withAnswers)).catch(() => undefined);
}
