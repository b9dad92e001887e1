import {expect, test} from 'vitest';
import type {SearchHit, SearchResponse} from '../../engine/index.js';
import type {Results} from './results.js';
import {NO_RESULTS, withoutResponse, withResponse} from './results.js';

function answer(results: Results, page: number, ids: readonly string[], query = 'kelly'): Results {
  const hits = ids.map((objectID) => ({objectID}) as SearchHit);
  return withResponse(results, query, {hits, nbHits: 45, page, nbPages: 3} as SearchResponse);
}

function ids({found}: Results): string[] | undefined {
  return found?.hits.map((hit) => hit.objectID);
}

const FIRST = answer(NO_RESULTS, 0, ['a', 'b']);

test('a response sets the status and the hits, and tells if there are more', () => {
  expect(FIRST.status).toBe('found');
  expect(FIRST.found).toMatchObject({query: 'kelly', nbHits: 45, page: 0, hasMore: true});
  expect(answer(FIRST, 2, []).found?.hasMore).toBe(false);
});

test('a further page is appended without duplicates; another query replaces all hits', () => {
  expect(ids(answer(FIRST, 1, ['b', 'c']))).toEqual(['a', 'b', 'c']);
  expect(ids(answer(FIRST, 0, ['z'], 'vesting'))).toEqual(['z']);
});

test('if the first page stalls or fails, the hits are cleared; if a further page does, they stay', () => {
  expect(withoutResponse(FIRST, 'error')).toEqual({status: 'error', requestedPage: 0});
  expect(ids(withoutResponse({...FIRST, requestedPage: 1}, 'stalled'))).toEqual(['a', 'b']);
});
