import type {Results} from './resultsReducer';

/** What the page says of the search, in one line. */
export function statusText({status, asked, found}: Results): string {
  if (status === 'idle') {
    return 'Type a word to search posts, books, media and pages.';
  }
  if (status === 'error' && asked === 0) {
    return 'Unable to fetch results. You might want to check your network connection.';
  }
  if (!found) {
    return 'Searching…';
  }
  return found.nbHits === 0
    ? `No results for “${found.query}”.`
    : `${found.nbHits} ${found.nbHits === 1 ? 'result' : 'results'} for “${found.query}”`;
}
