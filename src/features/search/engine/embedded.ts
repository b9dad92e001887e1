import {SearchUnavailable} from '../../../lib/search/SearchUnavailable';
import type {SearchEngine, SearchRequest, SearchResponse} from '../../../lib/search/types';
import type {WorkerPort as Port} from '../../../lib/workerClient';
import {workerClient} from '../../../lib/workerClient';
import type {WorkerAnswer, WorkerQuestion} from './workerMessages';

export type WorkerPort = Port<WorkerQuestion, WorkerAnswer>;

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
  const ask = workerClient<WorkerQuestion, WorkerAnswer, SearchResponse[]>({
    createWorker() {
      const worker = createWorker();
      worker.postMessage({kind: 'open', folder: `${baseUrl}search/`});
      return worker;
    },
    read(answer) {
      if ('unavailable' in answer) {
        hintInDevelopment();
        throw new SearchUnavailable(answer.unavailable);
      }
      return answer.results;
    },
    forget: (id) => ({kind: 'forget', id}),
    failure: (what, cause) => new SearchUnavailable(`The search worker ${what}.`, {cause}),
  });

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
