import type {Remote} from 'comlink';
import type {SearchRequest, SearchResponse} from 'docusaurus-theme-search-ask/engine';
import {IndexUnavailable} from 'docusaurus-theme-search-ask/engine';
import type {TextIndexService} from './worker';

/** The index as pages ask it. All but `prepare` reject: with `IndexUnavailable`, or as the signal says. */
export interface TextIndexClient {
  /** Fetches what every first question needs. */
  prepare(): Promise<void>;
  search(requests: readonly SearchRequest[], signal?: AbortSignal): Promise<SearchResponse[]>;
}

interface Running {
  readonly service: Remote<TextIndexService>;
  /** Rejects when the worker ends, for whoever waits for it. */
  readonly ended: Promise<never>;
}

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
}

/**
 * Asks a worker that is started with the first question; one that failed is started anew with the
 * next.
 *
 * @param folder address of the index's files, with a slash at its end
 */
function createTextIndexClient(folder: string): TextIndexClient {
  let running: Promise<Running> | undefined;

  async function start(): Promise<Running> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const ended = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => {
        running = undefined;
        worker.terminate();
        reject(new IndexUnavailable('The worker of the index stopped.'));
      });
    });
    ended.catch(() => {
      // Each question that waits is told; with none there is nobody to tell.
    });
    try {
      const {wrap} = await import('comlink');
      const service = wrap<TextIndexService>(worker);
      void service.open(folder);
      return {service, ended};
    } catch (cause) {
      running = undefined;
      worker.terminate();
      throw new IndexUnavailable('The code that asks the index could not be loaded.', {cause});
    }
  }

  async function askWorker<Result>(
    question: (service: Remote<TextIndexService>) => Promise<Result>,
  ): Promise<Result> {
    running ??= start();
    const {service, ended} = await running;
    return Promise.race([question(service), ended]);
  }

  async function ask<Result>(
    question: (service: Remote<TextIndexService>) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    signal?.throwIfAborted();
    return Promise.race([askWorker(question), whenAborted(signal)]);
  }

  return {
    async prepare() {
      try {
        await ask((service) => service.prepare());
      } catch {
        // The question that follows meets the same failure, and tells the reader.
      }
    },
    async search(requests, signal) {
      const responses = await ask((service) => service.search(requests), signal);
      if (!responses) {
        throw new DOMException('A newer search came first.', 'AbortError');
      }
      return responses;
    },
  };
}

const clients = new Map<string, TextIndexClient>();

/** The client of a site's index: one a visit, for the search. */
export function textIndexAt(baseUrl: string): TextIndexClient {
  const folder = `${baseUrl}search/`;
  const client = clients.get(folder) ?? createTextIndexClient(folder);
  clients.set(folder, client);
  return client;
}
