import type {Remote} from 'comlink';
import {INDEX_FOLDER} from '../settings.js';
import type {IndexService} from './indexWorker.js';

interface RunningWorker {
  readonly service: Remote<IndexService>;
  /** Rejects when the worker stops. */
  readonly ended: Promise<never>;
}

let runningWorker: Promise<RunningWorker> | undefined;

async function startWorker(baseUrl: string): Promise<RunningWorker> {
  const worker = new Worker(new URL('./indexWorker.js', import.meta.url));
  function stop(): void {
    runningWorker = undefined;
    worker.terminate();
  }
  const ended = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      stop();
      reject(new Error('The worker that reads the search index stopped.'));
    });
  });
  ended.catch(() => {
    // `askIndex` rejects pending requests. If there are none, nothing else handles this rejection.
  });
  try {
    const {wrap} = await import('comlink');
    const service = wrap<IndexService>(worker);
    void service.open(`${baseUrl}${INDEX_FOLDER}/`);
    return {service, ended};
  } catch (error) {
    stop();
    throw error;
  }
}

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
}

/**
 * Sends a request to the worker that reads the index. The first request starts the worker, as does the
 * first one after the worker has failed. Rejects if the worker or the index cannot be loaded, or if the
 * signal is aborted.
 */
export async function askIndex<Result>(
  baseUrl: string,
  request: (index: Remote<IndexService>) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted();
  async function ask(): Promise<Result> {
    runningWorker ??= startWorker(baseUrl);
    const {service, ended} = await runningWorker;
    return Promise.race([request(service), ended]);
  }
  return Promise.race([ask(), whenAborted(signal)]);
}

/**
 * Preloads the data for the first search or, with `withAnswers`, the first answer. Never rejects: if
 * preloading fails, the next request tries again and reports its own error.
 */
export async function prepareIndex(baseUrl: string, withAnswers = false): Promise<void> {
  await askIndex(baseUrl, (index) => index.prepare(withAnswers)).catch(() => undefined);
}
