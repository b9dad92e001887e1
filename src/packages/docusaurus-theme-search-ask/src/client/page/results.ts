import type {SearchHit, SearchResponse} from '../../engine/index.js';

/** Hits of all pages of results so far. */
export interface FoundHits {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** The last page that has arrived, from 0. */
  readonly page: number;
  readonly hasMore: boolean;
  /** Words of the query that none of the hits has. */
  readonly without?: readonly string[];
}

/** State of a search page. */
export interface Results {
  readonly status: 'idle' | 'loading' | 'stalled' | 'found' | 'error';
  /** The last page that was requested, from 0. */
  readonly requestedPage: number;
  /** Hits to show. Those of the previous query stay until the new query stalls. */
  readonly found?: FoundHits;
}

export type ResultsAction =
  | {readonly type: 'clear'}
  | {readonly type: 'ask'; readonly page: number}
  | {readonly type: 'stall'}
  | {readonly type: 'answer'; readonly query: string; readonly response: SearchResponse}
  | {readonly type: 'fail'};

export const NO_RESULTS: Results = {status: 'idle', requestedPage: 0};

function withAnswer(
  before: FoundHits | undefined,
  query: string,
  response: SearchResponse,
): FoundHits {
  const {hits, nbHits, nbPages, page, without} = response;
  const earlier = page > 0 && before?.query === query ? before.hits : [];
  const earlierIds = new Set(earlier.map((hit) => hit.objectID));
  return {
    query,
    hits: [...earlier, ...hits.filter((hit) => !earlierIds.has(hit.objectID))],
    nbHits,
    page,
    hasMore: page + 1 < nbPages,
    ...(without ? {without} : {}),
  };
}

/** Returns the hits that stay if a request stalls or fails: none if it was for the first page. */
function remainingHits({requestedPage, found}: Results): Pick<Results, 'found'> {
  return requestedPage > 0 && found ? {found} : {};
}

export function resultsReducer(results: Results, action: ResultsAction): Results {
  const {requestedPage, found} = results;
  switch (action.type) {
    case 'clear':
      return NO_RESULTS;
    case 'ask':
      return {...results, status: 'loading', requestedPage: action.page};
    case 'stall':
      return results.status === 'loading'
        ? {status: 'stalled', requestedPage, ...remainingHits(results)}
        : results;
    case 'answer':
      return {
        status: 'found',
        requestedPage,
        found: withAnswer(found, action.query, action.response),
      };
    case 'fail':
      return {status: 'error', requestedPage, ...remainingHits(results)};
  }
}
