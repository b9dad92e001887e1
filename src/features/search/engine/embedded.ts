import {SearchUnavailable} from '../../../lib/search/SearchUnavailable';
import type {SearchEngine, SearchRequest, SearchResponse} from '../../../lib/search/types';
import type {WorkerAnswer, WorkerQuestion} from './workerMessages';

/** What of a worker is used. */
export interface WorkerPort {
  postMessage(question: WorkerQuestion): void;
  addEventListener(kind: 'message', listen: (event: {data: WorkerAnswer}) => void): void;
  addEventListener(kind: 'error', listen: () => void): void;
  terminate(): void;
}

interface Waiting {
  readonly resolve: (results: SearchResponse[]) => void;
  readonly reject: (error: unknown) => void;
}

interface EmbeddedOptions {
  /** With a slash at its end. */
  readonly baseUrl: string;
  readonly createWorker?: () => WorkerPort;
}

function createSearchWorker(): WorkerPort {
  return new Worker(new URL('./searchWorker.ts', import.meta.url));
}

let hinted = false;

/** `npm run dev` builds no pages, and so no index. */
function hintInDevelopment(): void {
  if (process.env.NODE_ENV === 'development' && !hinted) {
    hinted = true;
    console.info('Search needs the built index: npm run build, then npm run serve.');
  }
}

/**
 * The engine that searches the site's own index, in a worker that is started with the first
 * question. A worker that cannot be started is started anew with the next one.
 */
export function createEmbeddedEngine({
  baseUrl,
  createWorker = createSearchWorker,
}: EmbeddedOptions): SearchEngine {
  const waiting = new Map<number, Waiting>();
  let worker: WorkerPort | undefined;
  let lastId = 0;

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    all.forEach(({reject}) => reject(new SearchUnavailable('The search worker stopped.')));
  }

  function receive({data}: {data: WorkerAnswer}): void {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('results' in data) {
      asked?.resolve(data.results);
    } else {
      hintInDevelopment();
      asked?.reject(new SearchUnavailable(data.unavailable));
    }
  }

  function start(): WorkerPort {
    const started = createWorker();
    started.addEventListener('message', receive);
    started.addEventListener('error', fail);
    started.postMessage({kind: 'open', folder: `${baseUrl}search/`});
    return started;
  }

  function ask(
    question: (id: number) => WorkerQuestion,
    signal?: AbortSignal,
  ): Promise<SearchResponse[]> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      try {
        worker ??= start();
      } catch (cause) {
        throw new SearchUnavailable('The search worker cannot be started.', {cause});
      }
      const forget = (): void => {
        waiting.delete(id);
        worker?.postMessage({kind: 'forget', id});
        reject(signal?.reason);
      };
      const settle = (): void => signal?.removeEventListener('abort', forget);
      waiting.set(id, {
        resolve: (results) => (settle(), resolve(results)),
        reject: (error) => (settle(), reject(error)),
      });
      signal?.addEventListener('abort', forget, {once: true});
      worker.postMessage(question(id));
    });
  }

  return {
    kind: 'embedded',
    async search(requests: readonly SearchRequest[], signal?: AbortSignal) {
      return {results: await ask((id) => ({kind: 'search', id, requests}), signal)};
    },
    async prepare() {
      try {
        await ask((id) => ({kind: 'prepare', id}));
      } catch {
        // The question that follows meets the same failure, and tells the reader.
      }
    },
  };
}
