import type {DocSearchTransformClient} from '@docsearch/react';
import {expect, test} from 'vitest';
import {SearchUnavailable} from '../../../lib/search/SearchUnavailable';
import type {SearchEngine, SearchRequest, SearchResponse} from '../../../lib/search/types';
import {createModalClient} from './createModalClient';

type Search = (params: object) => Promise<{results: {hits: unknown[]; nbHits: number}[]}>;

const ORIGINAL = {addAlgoliaAgent() {}, transporter: {}} as unknown as DocSearchTransformClient;

/** An engine that is answered by hand. */
function heldEngine() {
  const asked: {
    request: SearchRequest;
    answer: (nbHits: number) => void;
    fail: () => void;
  }[] = [];
  const engine: SearchEngine = {
    kind: 'embedded',
    search: ([request]) =>
      new Promise((resolve, reject) => {
        asked.push({
          request: request as SearchRequest,
          answer: (nbHits) => resolve({results: [{hits: [], nbHits} as unknown as SearchResponse]}),
          fail: () => reject(new SearchUnavailable('no network')),
        });
      }),
    async prepare() {},
  };
  const outcomes: (number | undefined)[] = [];
  const client = createModalClient(engine, ORIGINAL, (response) => outcomes.push(response?.nbHits));
  const search = client.search as unknown as Search;
  const ask = (query: string) =>
    search({
      requests: [{query, indexName: 'site', hitsPerPage: 20, attributesToSnippet: ['content:5']}],
    });
  return {asked, outcomes, ask};
}

test('passes on query, count and length of the snippets', async () => {
  const {asked, ask} = heldEngine();
  void ask('kelly');
  expect(asked[0]?.request).toEqual({
    query: 'kelly',
    indexName: 'site',
    hitsPerPage: 20,
    snippetWords: 5,
  });
});

test('a failure is told, and the modal gets an empty answer', async () => {
  const {asked, outcomes, ask} = heldEngine();
  const answer = ask('kelly');
  asked[0]?.fail();
  expect((await answer).results[0]).toMatchObject({hits: [], nbHits: 0});
  expect(outcomes).toEqual([undefined]);
});

test('an overtaken question gets the answer of the newest', async () => {
  const {asked, outcomes, ask} = heldEngine();
  const first = ask('k');
  const second = ask('ke');
  asked[0]?.answer(9);
  asked[1]?.answer(3);
  expect((await first).results[0]?.nbHits).toBe(3);
  expect((await second).results[0]?.nbHits).toBe(3);
  expect(outcomes).toEqual([3]);
});

test('the failure of an overtaken question is not told', async () => {
  const {asked, outcomes, ask} = heldEngine();
  const first = ask('k');
  const second = ask('ke');
  asked[0]?.fail();
  asked[1]?.answer(3);
  await Promise.all([first, second]);
  expect(outcomes).toEqual([3]);
});
