import {expect, test} from 'vitest';
import {SearchUnavailable} from '../../../lib/search/SearchUnavailable';
import type {SearchRequest} from '../../../lib/search/types';
import type {HostedSearch} from '../../../lib/searchSettings';
import {createHostedEngine} from './hosted';

const SETTINGS: HostedSearch = {
  kind: 'hosted',
  appId: 'APP',
  apiKey: 'key',
  indexName: 'site',
  contextualSearch: true,
};
const REQUEST: SearchRequest = {query: 'kelly', indexName: 'site', snippetWords: 5};
const HIT = {
  objectID: 'a',
  url: 'https://site.example/blog/kelly#formula',
  type: 'content',
  hierarchy: {lvl0: 'Blog', lvl1: 'Kelly & co'},
  content: 'bet <b>the</b> edge',
  _snippetResult: {
    hierarchy: {lvl1: {value: 'Kelly & co', matchLevel: 'none'}},
    content: {
      value: 'bet <b>the</b> <mark>edge</mark>',
      matchLevel: 'full',
      matchedWords: ['edge'],
    },
  },
};

interface Call {
  readonly url: string;
  readonly data?: string;
  readonly connectTimeout: number;
  readonly responseTimeout: number;
}

/** An engine whose calls are answered by hand, host by host. */
function engineWith(answers: readonly (object | string | undefined)[], settings = SETTINGS) {
  const calls: Call[] = [];
  const engine = createHostedEngine(settings, '/', {
    requester: {
      send(call) {
        calls.push(call as Call);
        const answer = answers[calls.length - 1];
        const content = typeof answer === 'string' ? answer : JSON.stringify(answer);
        return Promise.resolve(
          answer === undefined
            ? {status: 0, content: 'refused', isTimedOut: false}
            : {status: 200, content, isTimedOut: false},
        );
      },
    },
  });
  return {engine, calls};
}

test('asks in Algolia’s words', async () => {
  const {engine, calls} = engineWith([{results: [{hits: [], nbHits: 0}]}]);
  await engine.search([{...REQUEST, page: 2, facetFilters: ['language:en']}]);
  expect(JSON.parse(calls[0]?.data ?? '')).toEqual({
    requests: [
      expect.objectContaining({
        query: 'kelly',
        indexName: 'site',
        page: 2,
        hitsPerPage: 20,
        facetFilters: ['language:en'],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:5', 'content:5']),
        clickAnalytics: false,
      }),
    ],
  });
});

test('waits 1 s for a connection and 2 s for an answer', async () => {
  const {engine, calls} = engineWith([{results: [{hits: [], nbHits: 0}]}]);
  await engine.search([REQUEST]);
  expect(calls[0]).toMatchObject({connectTimeout: 1000, responseTimeout: 2000});
});

test('gives hits with this site’s addresses and escaped values', async () => {
  const {engine} = engineWith([{results: [{hits: [HIT], nbHits: 1, queryID: 'q'}]}]);
  const {results} = await engine.search([REQUEST]);
  expect(results[0]).toMatchObject({nbHits: 1, nbPages: 1, queryID: 'q'});
  expect(results[0]?.hits[0]).toMatchObject({
    url: '/blog/kelly#formula',
    url_without_anchor: '/blog/kelly',
    anchor: 'formula',
    hierarchy: {lvl1: 'Kelly & co', lvl2: null},
    content: 'bet <b>the</b> edge',
    __position: 1,
    __queryID: 'q',
  });
  expect(results[0]?.hits[0]?._snippetResult.hierarchy.lvl1?.value).toBe('Kelly &amp; co');
  expect(results[0]?.hits[0]?._snippetResult.content?.value).toBe(
    'bet &lt;b&gt;the&lt;/b&gt; <mark>edge</mark>',
  );
});

test('asks the next host when one is down, and leaves that one alone', async () => {
  const good = {results: [{hits: [], nbHits: 0}]};
  const {engine, calls} = engineWith([undefined, good, good]);
  await engine.search([REQUEST]);
  await engine.search([{...REQUEST, query: 'vesting'}]);
  const hosts = calls.map(({url}) => new URL(url).host);
  expect(new Set(hosts).size).toBe(2);
  expect(hosts[2]).toBe(hosts[1]);
});

test.each([
  ['every host is down', []],
  ['the answer is no JSON', ['<!doctype html>']],
  ['the answer has no results', [{message: 'ok'}]],
  ['the answer has too few results', [{results: []}]],
  ['a result has no hits', [{results: [{nbHits: 3}]}]],
])('is unavailable when %s', async (_name, answers) => {
  await expect(engineWith(answers).engine.search([REQUEST])).rejects.toBeInstanceOf(
    SearchUnavailable,
  );
});

test('leaves out hits that lead nowhere or are of no type', async () => {
  const hits = [null, 'x', {...HIT, url: 'javascript:alert(1)'}, {...HIT, type: 'lvl9'}, HIT];
  const {engine} = engineWith([{results: [{hits, nbHits: 5}]}]);
  const {results} = await engine.search([REQUEST]);
  expect(results[0]?.hits.map(({objectID, __position}) => [objectID, __position])).toEqual([
    ['a', 5],
  ]);
});

test.each([
  [{appId: ''}, '`appId` is missing.'],
  [{apiKey: ''}, '`apiKey` is missing.'],
])('names what is missing: %o', (missing, message) => {
  expect(() => engineWith([], {...SETTINGS, ...missing})).toThrow(message);
});
