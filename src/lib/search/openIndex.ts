import {IndexFiles} from './IndexFiles';
import {answer} from './answer';
import {findPlaces} from './findPlaces';
import type {FetchFile} from './IndexFiles';
import type {SearchRequest, SearchResponse} from './types';

export interface OpenIndex {
  /** @throws SearchUnavailable when nothing can be answered; asking again fetches again. */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Fetches what every query needs. @throws SearchUnavailable */
  prepare(): Promise<void>;
}

/** The embedded index, whose files `fetchFile` gives by name, parsed. */
export function openIndex(fetchFile: FetchFile): OpenIndex {
  const files = new IndexFiles(fetchFile);
  return {
    async prepare() {
      await files.core();
    },
    async search(request) {
      const start = performance.now();
      const found = await findPlaces(files, request.query);
      return answer(files, request, found, start);
    },
  };
}
