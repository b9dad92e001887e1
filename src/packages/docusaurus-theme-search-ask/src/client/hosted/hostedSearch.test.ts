import {expect, test} from 'vitest';
import {createHostedSearch, hostedUrl} from './hostedSearch.js';

test.each([
  ['a page of the site', 'https://site.example/blog/a#b', {}, '/blog/a#b'],
  ['a path alone', '/blog/a?c=1', {}, '/blog/a?c=1'],
  ['two slashes', 'https://site.example//evil.example/', {}, '/evil.example/'],
  ['another protocol', 'javascript:alert(1)', {}, undefined],
  ['no address', 'https://', {}, undefined],
  ['a number', 7, {}, undefined],
  [
    'another site, by the rule',
    'https://docs.example/a',
    {externalUrlRegex: 'docs\\.example'},
    'https://docs.example/a',
  ],
  [
    'a path that is rewritten',
    'https://site.example/old/a',
    {replaceSearchResultPathname: {from: '^/old/', to: '/blog/'}},
    '/blog/a',
  ],
])(
  'a hit links to this site, or to another site that the configuration allows: %s',
  (_, address, rules, expected) => {
    expect(hostedUrl(address, rules, '/')).toBe(expected);
  },
);

test('an address within the site begins with the base URL, once', () => {
  expect(hostedUrl('https://site.example/blog/a', {}, '/site/')).toBe('/site/blog/a');
  expect(hostedUrl('https://site.example/site/blog/a', {}, '/site/')).toBe('/site/blog/a');
  expect(hostedUrl('https://site.example/site?a#b', {}, '/site/')).toBe('/site?a#b');
});

const SETTINGS = {
  appId: 'APP',
  apiKey: 'key',
  indexName: 'site',
  contextualSearch: true,
  insights: false,
} as const;
const REQUEST = {query: 'paper', context: {locale: 'en', versions: ['default']}};

/** Returns a search with simulated hosts, and the requests that the hosts received. */
function searchWith(answer: (host: string) => string | undefined) {
  const asked: {host: string; path: string; method: string; data: unknown}[] = [];
  const search = createHostedSearch(SETTINGS, '/', {
    requester: {
      async send({url, method, data}) {
        const {host, pathname} = new URL(url);
        asked.push({host, path: pathname, method, data: JSON.parse(String(data))});
        const content = answer(host);
        return content === undefined
          ? {content: '', isTimedOut: true, status: 0}
          : {content, isTimedOut: false, status: 200};
      },
    },
  });
  return {asked, ask: async () => (await search([REQUEST]))[0]};
}

const HITS = [
  null,
  {objectID: 'a'},
  {objectID: 'b', url: 'javascript:alert(1)', type: 'lvl1', hierarchy: {lvl1: 'Bad'}},
  {objectID: 'c', url: '/blog', type: 'lvl1', hierarchy: {lvl0: 'Blog', lvl1: 'Good'}},
];
const ANSWER = JSON.stringify({results: [{hits: HITS, nbHits: 4}]});

test('a request has the index, the attributes to return, the number of hits and the facets', async () => {
  const {asked, ask} = searchWith(() => ANSWER);
  await ask();
  const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  const question = {
    query: 'paper',
    indexName: 'site',
    facetFilters: ['language:en', ['docusaurus_tag:default']],
    hitsPerPage: 20,
    attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
    attributesToSnippet: [...headings.map((heading) => `${heading}:10`), 'content:10'],
    highlightPreTag: '\u0002',
    highlightPostTag: '\u0002',
  };
  expect(asked).toMatchObject([
    {method: 'POST', path: '/1/indexes/*/queries', data: {requests: [question]}},
  ]);
});

test('fields of a response that are missing or have the wrong type become null', async () => {
  const hits = [{url: '/a', type: 'content', content: 7, hierarchy: {lvl1: ['A'], lvl2: 'B'}}];
  const answer = await searchWith(() => JSON.stringify({results: [{hits}]})).ask();
  expect(answer?.nbHits).toBe(1);
  expect(answer?.hits[0]).toMatchObject({content: null, hierarchy: {lvl1: null, lvl2: 'B'}});
});

test('hits without a valid address or type are left out', async () => {
  const answer = await searchWith(() => ANSWER).ask();
  expect(answer?.hits.map(({hierarchy}) => hierarchy.lvl1)).toEqual(['Good']);
});

test('if a host fails, the next one is asked, also for later queries', async () => {
  let down = '';
  const {asked, ask} = searchWith((host) => {
    down ||= host;
    return host === down ? undefined : ANSWER;
  });
  await ask();
  await ask();
  const hosts = asked.map(({host}) => host);
  expect(hosts.filter((host) => host === down)).toHaveLength(1);
  expect(new Set(hosts).size).toBe(2);
});

test.each([
  ['no host answers', undefined],
  ['a response is not JSON', '<!doctype html>'],
  ['a response has no results', '{"message":"ok"}'],
  ['results have no hits', '{"results":[{"nbHits":3}]}'],
])('if %s, the search fails', async (_, answer) => {
  await expect(searchWith(() => answer).ask()).rejects.toThrow();
});
