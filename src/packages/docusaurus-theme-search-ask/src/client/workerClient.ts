import type {Remote} from 'comlink';
import type {SearchRequest, SearchResponse} from '../engine/index.js';
import {IndexUnavailable} from '../engine/index.js';
import type {SearchService} from './searchService.js';

/** An index in a worker. All but `prepare` reject: with `IndexUnavailable`, or with the signal's reason. */
export interface WorkerClient<Service> {
  /** Fetches what every first question needs. */
  prepare(): Promise<void>;
  search(requests: readonly SearchRequest[], signal?: AbortSignal): Promise<SearchResponse[]>;
  /** Asks anything else that the worker's service can answer. */
  ask<Result>(
    question: (service: Remote<Service>) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result>;
}

interface Running<Service> {
  readonly service: Remote<Service>;
  /** Rejects when the worker stops. */
  readonly ended: Promise<never>;
}

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
}

/**
 * Starts a worker with the first question, and a new one with the next question if it failed.
 *
 * @param folder address of the index's files, with a slash at its end
 * @param startWorker starts a worker that exposes the service through comlink
 */
export function createWorkerClient<Service extends SearchService = SearchService>(
  folder: string,
  startWorker: () => Worker,
): WorkerClient<Service> {
  let running: Promise<Running<Service>> | undefined;

  async function start(): Promise<Running<Service>> {
    const worker = startWorker();
    const ended = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => {
        running = undefined;
        worker.terminate();
        reject(new IndexUnavailable('The worker of the index stopped.'));
      });
    });
    ended.catch(() => {
      // Questions that wait are rejected; without any, nobody needs to know.
    });
    try {
      const {wrap} = await import('comlink');
      const service = wrap<Service>(worker);
      void (service as unknown as Remote<SearchService>).open(folder);
      return {service, ended};
    } catch (cause) {
      running = undefined;
      worker.terminate();
      throw new IndexUnavailable('The code that asks the index could not be loaded.', {cause});
    }
  }

  async function askWorker<Result>(
    question: (service: Remote<Service>) => Promise<Result>,
  ): Promise<Result> {
    running ??= start();
    const {service, ended} = await running;
    return Promise.race([question(service), ended]);
  }

  async function ask<Result>(
    question: (service: Remote<Service>) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    signal?.throwIfAborted();
    return Promise.race([askWorker(question), whenAborted(signal)]);
  }

  function askSearch<Result>(
    question: (service: Remote<SearchService>) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    return ask((service) => question(service as unknown as Remote<SearchService>), signal);
  }

  return {
    async prepare() {
      try {
        await askSearch((service) => service.prepare());
      } catch {
        // The question that follows meets the same failure, and reports it.
      }
    },
    async search(requests, signal) {
      const responses = await askSearch((service) => service.search(requests), signal);
      if (!responses) {
        throw new DOMException('A newer search came first.', 'AbortError');
      }
      return responses;
    },
    ask,
  };
}
