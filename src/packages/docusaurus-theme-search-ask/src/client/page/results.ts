import type {SearchHit, SearchResponse} from '../../engine/index.js';

/** Hits of all pages of results so far. */
export interface Found {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** The last page that was answered, from 0. */
  readonly page: number;
  readonly hasMore: boolean;
  /** Words of the query that none of the hits has. */
  readonly without?: readonly string[];
}

export interface Results {
  readonly status: 'idle' | 'loading' | 'stalled' | 'found' | 'error';
  /** The page that was last asked for. */
  readonly asked: number;
  /** Stays in sight while a question is on its way, until that takes long. */
  readonly found?: Found;
}

export type ResultsAction =
  | {readonly type: 'clear'}
  | {readonly type: 'ask'; readonly page: number}
  | {readonly type: 'stall'}
  | {readonly type: 'answer'; readonly query: string; readonly response: SearchResponse}
  | {readonly type: 'fail'};

export const NO_RESULTS: Results = {status: 'idle', asked: 0};

function withAnswer(before: Found | undefined, query: string, response: SearchResponse): Found {
  const {hits, nbHits, nbPages, page, without} = response;
  const earlier = page > 0 && before?.query === query ? before.hits : [];
  const known = new Set(earlier.map((hit) => hit.objectID));
  return {
    query,
    hits: [...earlier, ...hits.filter((hit) => !known.has(hit.objectID))],
    nbHits,
    page,
    hasMore: page + 1 < nbPages,
    ...(without ? {without} : {}),
  };
}

/** A stalled or failed first page clears the old results; further pages leave the first alone. */
function keptBy({asked, found}: Results): Pick<Results, 'found'> {
  return asked > 0 && found ? {found} : {};
}

export function resultsReducer(results: Results, action: ResultsAction): Results {
  const {asked, found} = results;
  switch (action.type) {
    case 'clear':
      return NO_RESULTS;
    case 'ask':
      return {...results, status: 'loading', asked: action.page};
    case 'stall':
      return results.status === 'loading'
        ? {status: 'stalled', asked, ...keptBy(results)}
        : results;
    case 'answer':
      return {status: 'found', asked, found: withAnswer(found, action.query, action.response)};
    case 'fail':
      return {status: 'error', asked, ...keptBy(results)};
  }
}
