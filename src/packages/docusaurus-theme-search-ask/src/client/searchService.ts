import type {SearchRequest, SearchResponse} from '../engine/index.js';
import {IndexUnavailable, searchHits, TextIndex} from '../engine/index.js';

/** Service of a worker with an index. `prepare` and `search` reject with `IndexUnavailable` if a file is missing. */
export interface SearchService {
  open(folder: string): void;
  prepare(): Promise<void>;
  /** Undefined if a newer search came before this one began. */
  search(requests: readonly SearchRequest[]): Promise<SearchResponse[] | undefined>;
}

/** Fetches a file. Its name is a hash of the content, but for the entry's, which is revalidated. */
async function fetchFile(folder: string, name: string): Promise<unknown> {
  const response = await fetch(
    `${folder}${name}`,
    /^index\./.test(name) ? {cache: 'no-cache'} : {},
  );
  if (!response.ok) {
    throw new IndexUnavailable(`${name} answers ${response.status}.`);
  }
  return response.json();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Returns the service of a worker, and its index, for further questions. */
export function createSearchService(): {
  readonly service: SearchService;
  readonly index: () => TextIndex;
} {
  let index = new TextIndex(() => Promise.reject(new IndexUnavailable('No index is open.')));
  let newest = 0;
  return {
    index: () => index,
    service: {
      open(folder) {
        index = new TextIndex((name) => fetchFile(folder, name));
      },
      async prepare() {
        await index.core();
      },
      async search(requests) {
        newest += 1;
        const own = newest;
        await nextTask();
        return own === newest
          ? Promise.all(requests.map((request) => searchHits(index, request)))
          : undefined;
      },
    },
  };
}
