import type {DocSearchTransformClient} from '@docsearch/react';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {SearchEngine, SearchHit, SearchRequest, SearchResponse} from '../../engine/index.js';
import {IndexUnavailable} from '../../engine/index.js';
import {createModalClient, toModalHit} from './modalClient.js';

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
          fail: () => reject(new IndexUnavailable('no network')),
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

test('a failure is reported, and the modal gets an empty answer', async () => {
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

test('the failure of a superseded query is not reported', async () => {
  const {asked, outcomes, ask} = heldEngine();
  const first = ask('k');
  const second = ask('ke');
  asked[0]?.fail();
  asked[1]?.answer(3);
  await Promise.all([first, second]);
  expect(outcomes).toEqual([3]);
});

function hitWith(text: string, marked: string): SearchHit {
  const value = {value: marked};
  return {
    objectID: '1',
    url: '/blog/a#b',
    url_without_anchor: '/blog/a',
    anchor: 'b',
    type: 'content',
    hierarchy: {
      lvl0: 'Blog',
      lvl1: text,
      lvl2: text,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: text,
    _highlightResult: {hierarchy: {lvl1: value}, content: value},
    _snippetResult: {hierarchy: {lvl1: value}, content: value},
  };
}

test('headings and passages leave as escaped text', () => {
  const hit = toModalHit(hitWith('<b>A & B</b>', '<mark>A</mark> &amp; B'));
  expect(hit.hierarchy.lvl1).toBe('&lt;b&gt;A &amp; B&lt;/b&gt;');
  expect(hit.hierarchy.lvl3).toBeNull();
  expect(hit.content).toBe('&lt;b&gt;A &amp; B&lt;/b&gt;');
  expect(hit._snippetResult.content.value).toBe('<mark>A</mark> &amp; B');
});

test('a passage is remembered by its heading, and alone', () => {
  const hit = {...hitWith('a', 'a'), further: [hitWith('b', 'b')]};
  expect(toModalHit(hit)).toMatchObject({type: 'lvl2', content: 'a'});
  expect(toModalHit(hit)).not.toHaveProperty('further');
});

test('what an engine does not highlight is there as it is', () => {
  const bare = {...hitWith('A & B', ''), _highlightResult: {hierarchy: {}}};
  expect(toModalHit(bare)._highlightResult.hierarchy.lvl1.value).toBe('A &amp; B');
});

test('the section is plain text', () => {
  const hit = toModalHit(hitWith('a', 'a'));
  expect(hit.hierarchy.lvl0).toBe('Blog');
  expect(hit._highlightResult.hierarchy.lvl0.value).toBe('Blog');
});

test('whatever an engine answers, no tag but mark is left', () => {
  fc.assert(
    fc.property(
      fc.string({unit: 'binary'}),
      fc.array(fc.constantFrom('<mark>', '</mark>', '<img src=x onerror=a>', '&lt;', '<', 'a')),
      (text, pieces) => {
        const hit = toModalHit(hitWith(text, pieces.join('')));
        const shown = [hit.hierarchy.lvl1, hit.content, hit._snippetResult.content.value].join('');
        expect(shown.replace(/<mark>[^<>]*<\/mark>/g, '')).not.toMatch(/[<>]/);
      },
    ),
  );
});
