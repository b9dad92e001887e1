import type {DocSearchTransformClient} from '@docsearch/react';
import {expect, test, vi} from 'vitest';
import type {Search, SearchHit, SearchResponse} from '../../engine/index.js';
import {escapeHtml, unescapeHtml} from './escapeHtml.js';
import {createModalClient, historyName, repairHistory, toModalHit} from './modalClient.js';

type ModalSearch = (params: object) => Promise<{results: {hits: unknown[]; nbHits: number}[]}>;

const ORIGINAL = {addAlgoliaAgent() {}, transporter: {}} as unknown as DocSearchTransformClient;

/** Returns a search whose queries the test answers. */
function manualSearch() {
  const asked: Record<'answer' | 'fail', (nbHits: number) => void>[] = [];
  const search: Search = () =>
    new Promise((resolve, reject) => {
      asked.push({
        answer: (nbHits) => resolve([{hits: [], nbHits} as unknown as SearchResponse]),
        fail: () => reject(new Error('no network')),
      });
    });
  const outcomes: (number | undefined)[] = [];
  const client = createModalClient(search, ORIGINAL, (response) => outcomes.push(response?.nbHits));
  const ask = (query: string) => (client.search as unknown as ModalSearch)({requests: [{query}]});
  return {asked, outcomes, ask};
}

test('a failure is reported, and the modal gets an empty answer', async () => {
  const {asked, outcomes, ask} = manualSearch();
  const answer = ask('kelly');
  asked[0]?.fail(0);
  expect((await answer).results[0]).toMatchObject({hits: [], nbHits: 0});
  expect(outcomes).toEqual([undefined]);
});

test.each(['answer', 'fail'] as const)('a superseded query is ignored: %s', async (end) => {
  const {asked, outcomes, ask} = manualSearch();
  const answers: number[] = [];
  void ask('k').then(({results}) => answers.push(results[0]?.nbHits ?? 0));
  const second = ask('ke');
  asked[0]?.[end](9);
  asked[1]?.answer(3);
  expect((await second).results[0]?.nbHits).toBe(3);
  expect(outcomes).toEqual([3]);
  expect(answers).toEqual([]);
});

test.each([10, 5])('excerpts have as many words as the modal asks for: %d', async (words) => {
  const search = vi.fn<Search>(() => Promise.resolve([]));
  const client = createModalClient(search, ORIGINAL, () => {});
  const attributesToSnippet = [`hierarchy.lvl1:${words}`, `content:${words}`];
  await (client.search as unknown as ModalSearch)({
    requests: [{query: 'kelly', attributesToSnippet}],
  });
  expect(search.mock.calls[0]?.[0]).toEqual([{query: 'kelly', snippetWords: words}]);
});

const HIT: SearchHit = {
  objectID: '1',
  url: '/blog/a#b',
  url_without_anchor: '/blog/a',
  anchor: 'b',
  type: 'content',
  hierarchy: {
    lvl0: 'Questions & answers',
    lvl1: '<b>A & B</b>',
    lvl2: 'A',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: '<img src=x onerror=a>',
  _highlightResult: {hierarchy: {}},
  _snippetResult: {},
};

test('a hit for the modal has the type of its deepest heading, escaped texts and no further passages', () => {
  const hit = toModalHit({...HIT, further: [HIT]});
  expect(hit).toMatchObject({
    type: 'lvl2',
    hierarchy: {lvl0: 'Questions & answers', lvl1: '&lt;b&gt;A &amp; B&lt;/b&gt;', lvl3: null},
    content: '&lt;img src=x onerror=a&gt;',
  });
  expect(hit).not.toHaveProperty('further');
});

test('each base URL has its own recent searches', () => {
  const names = ['/', '/de/', '/project/', '/project/de/'].map((baseUrl) =>
    historyName('site', baseUrl),
  );
  expect(names).toEqual(['site', 'site/de', 'site/project', 'site/project/de']);
});

test('damaged entries of stored searches are removed', () => {
  const good = {url: '/a', objectID: 'a', hierarchy: {lvl1: 'A'}};
  const stored = new Map([
    ['__DOCSEARCH_RECENT_SEARCHES__site', JSON.stringify([null, {url: '/b'}, good, 7])],
    ['__DOCSEARCH_FAVORITE_SEARCHES__site', 'null'],
    ['other', '{'],
  ]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('localStorage', storage);
  repairHistory('site');
  expect([...stored.values()]).toEqual([JSON.stringify([good]), '[]', '{']);
  vi.stubGlobal('localStorage', null);
  expect(() => repairHistory('site')).not.toThrow();
});

test('an escaped text is the same after unescaping', () => {
  const text = '<a href="x">&amp; it\'s</a>';
  expect(escapeHtml(text)).not.toMatch(/[<>"']/);
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});
