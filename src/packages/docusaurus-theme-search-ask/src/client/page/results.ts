import type {SearchHit, SearchResponse} from '../../engine/index.js';

/** Hits of all pages of results so far. */
interface FoundHits {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** The last page that has arrived, from 0. */
  readonly page: number;
  readonly hasMore: boolean;
  /** Words of the query that none of the first 20 hits contain. */
  readonly missingWords?: readonly string[];
}

export interface Results {
  readonly status: 'idle' | 'loading' | 'stalled' | 'found' | 'error';
  /** The last page that was requested, from 0. */
  readonly requestedPage: number;
  /** Hits to show. Those of the previous query stay until the new query has a response, stalls or fails. */
  readonly found?: FoundHits;
}

export const NO_RESULTS: Results = {status: 'idle', requestedPage: 0};

/** Adds a response to the results. A further page of the same query adds hits; any other response replaces them. */
export function withResponse(
  {requestedPage, found}: Results,
  query: string,
  {hits, nbHits, nbPages, page, missingWords}: SearchResponse,
): Results {
  const earlier = page > 0 && found?.query === query ? found.hits : [];
  const earlierIds = new Set(earlier.map((hit) => hit.objectID));
  const all = [...earlier, ...hits.filter((hit) => !earlierIds.has(hit.objectID))];
  return {
    status: 'found',
    requestedPage,
    found: {query, hits: all, nbHits, page, hasMore: page + 1 < nbPages, missingWords},
  };
}

/** Returns the results after a request has stalled or failed. Only a request for a further page keeps hits. */
export function withoutResponse(
  {requestedPage, found}: Results,
  status: 'stalled' | 'error',
): Results {
  return {status, requestedPage, found: requestedPage > 0 ? found : undefined};
}
