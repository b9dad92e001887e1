import {expect, test} from 'vitest';
import type {Found, Results} from './resultsReducer';
import {statusText} from './statusText';

function found(nbHits: number): Found {
  return {query: 'kelly', hits: [], nbHits, page: 0, hasMore: false};
}

test.each<[string, Results]>([
  ['Type a word to search posts, books, media and pages.', {status: 'idle', asked: 0}],
  ['Searching…', {status: 'loading', asked: 0}],
  ['Searching…', {status: 'stalled', asked: 0}],
  ['3 results for “kelly”', {status: 'loading', asked: 0, found: found(3)}],
  ['1 result for “kelly”', {status: 'found', asked: 0, found: found(1)}],
  ['No results for “kelly”.', {status: 'found', asked: 0, found: found(0)}],
  [
    'Unable to fetch results. You might want to check your network connection.',
    {status: 'error', asked: 0},
  ],
  ['45 results for “kelly”', {status: 'error', asked: 1, found: found(45)}],
])('says “%s”', (text, results) => {
  expect(statusText(results)).toBe(text);
});
