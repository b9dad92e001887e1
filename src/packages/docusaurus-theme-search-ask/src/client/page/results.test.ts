import {expect, test} from 'vitest';
import type {SearchHit, SearchResponse} from '../../engine/index.js';
import type {Results} from './results.js';
import {NO_RESULTS, resultsReducer} from './results.js';

function response(page: number, ids: readonly string[], nbHits = 45): SearchResponse {
  const hits = ids.map((objectID) => ({objectID}) as SearchHit);
  return {hits, nbHits, page, nbPages: Math.ceil(nbHits / 20)} as unknown as SearchResponse;
}

function answer(results: Results, page: number, ids: readonly string[], query = 'kelly'): Results {
  return resultsReducer(results, {type: 'answer', query, response: response(page, ids)});
}

const FIRST = answer(resultsReducer(NO_RESULTS, {type: 'ask', page: 0}), 0, ['a', 'b']);

function ids(results: Results): string[] | undefined {
  return results.found?.hits.map((hit) => hit.objectID);
}

test('a response replaces the state, and shows if there are more hits', () => {
  expect(FIRST.status).toBe('found');
  expect(FIRST.found).toMatchObject({query: 'kelly', nbHits: 45, page: 0, hasMore: true});
  expect(answer(FIRST, 2, []).found?.hasMore).toBe(false);
});

test('a further page is appended without duplicates; another query replaces all hits', () => {
  const asking = resultsReducer(FIRST, {type: 'ask', page: 1});
  expect(ids(answer(asking, 1, ['b', 'c']))).toEqual(['a', 'b', 'c']);
  expect(ids(answer(FIRST, 0, ['z'], 'vesting'))).toEqual(['z']);
});

test('the hits of the previous query stay until the new query stalls', () => {
  const asking = resultsReducer(FIRST, {type: 'ask', page: 0});
  expect(asking.status).toBe('loading');
  expect(ids(asking)).toEqual(['a', 'b']);
  expect(resultsReducer(asking, {type: 'stall'})).toEqual({status: 'stalled', requestedPage: 0});
  // The response arrived in time.
  expect(resultsReducer(FIRST, {type: 'stall'})).toBe(FIRST);
});

test('a failed first page clears the hits; a failed further page keeps them', () => {
  const fail = (page: number) =>
    resultsReducer(resultsReducer(FIRST, {type: 'ask', page}), {type: 'fail'});
  expect(fail(0)).toEqual({status: 'error', requestedPage: 0});
  expect(fail(1)).toMatchObject({status: 'error', requestedPage: 1});
  expect(ids(fail(1))).toEqual(['a', 'b']);
});

test('an empty query shows nothing', () => {
  expect(resultsReducer(FIRST, {type: 'clear'})).toEqual(NO_RESULTS);
});
