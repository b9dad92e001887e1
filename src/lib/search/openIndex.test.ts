import fc from 'fast-check';
import {expect, test} from 'vitest';
import {buildIndex} from './buildIndex';
import {openIndex} from './openIndex';
import type {PageSource} from './pageSource';
import {SearchUnavailable} from './SearchUnavailable';

type Part = readonly [heading: string, ...passages: string[]];

function page(url: string, date: string | undefined, tags: string[], ...parts: Part[]): PageSource {
  return {
    url,
    section: url.startsWith('/books') ? 'Books' : 'Blog',
    docusaurusTag: 'default',
    ...(date === undefined ? {} : {date}),
    tags,
    parts: parts.map(([heading, ...passages], index) => ({
      level: index === 0 ? 1 : 2,
      anchor: index === 0 ? null : `part-${index}`,
      heading,
      passages,
    })),
  };
}

const FILLER = Array.from({length: 12}, (_, index) =>
  page(
    `/blog/filler-${index}`,
    `2020-01-${10 + index}`,
    ['misc'],
    [`Filler number ${index}`, 'A sentence about weather, gardens and trains.'],
  ),
);
const PAGES = [
  ...FILLER,
  page(
    '/blog/kelly',
    '2024-02-01',
    ['betting', 'open-source'],
    ['Kelly without the hype', 'How much of a bankroll to stake.'],
    ['The formula', 'The fraction is edge over odds.', 'Volatility eats <b>growth</b> & more.'],
  ),
  page(
    '/blog/odds',
    '2024-03-01',
    ['betting'],
    ['Odds and prices', 'A Kelly stake is one answer. The field is outcomePrices, in llms.txt.'],
  ),
  page('/blog/twin-old', '2021-01-01', [], ['Twin essay', 'Same words here.']),
  page('/blog/twin-new', '2022-01-01', [], ['Twin essay', 'Same words here.']),
  page('/books/read', undefined, [], ['Books', 'The fraction of an hour that reading takes.']),
];

function fakeHash(text: string): string {
  let hash = 7n;
  for (const character of text) {
    hash = (hash * 31n + BigInt(character.codePointAt(0) ?? 0)) % 2n ** 60n;
  }
  return hash.toString(16).padStart(16, '0');
}

const FILES = buildIndex(PAGES, fakeHash);

function fetcher(files: ReadonlyMap<string, string> = FILES) {
  const asked: string[] = [];
  const fetchFile = async (name: string): Promise<unknown> => {
    asked.push(name);
    return JSON.parse(files.get(name) ?? '<!doctype html>');
  };
  return {asked, fetchFile};
}

async function urlsFor(query: string): Promise<string[]> {
  const {hits} = await openIndex(fetcher().fetchFile).search({query, indexName: 'site'});
  return hits.map(({url}) => url);
}

test.each([
  ['kelly', '/blog/kelly'],
  ['KÉLLY', '/blog/kelly'],
  ['kel', '/blog/kelly'],
  ['kelyl', '/blog/kelly'],
  ['jelly', '/blog/kelly'],
  ['volatlity', '/blog/kelly#part-1'],
  ['volitilaty ', '/blog/kelly#part-1'],
  ['formulas', '/blog/kelly#part-1'],
  ['kelly formula', '/blog/kelly#part-1'],
  ['staking', '/blog/kelly'],
  ['fraction reading', '/books/read'],
  ['twin', '/blog/twin-new'],
  ['#open-source', '/blog/kelly'],
  ['#bet', '/blog/odds'],
  ['outcomePrices', '/blog/odds'],
  ['outcomeprices', '/blog/odds'],
  ['outcome', '/blog/odds'],
  ['llms.txt', '/blog/odds'],
  ['llmstxt', '/blog/odds'],
])('%s lands on %s', async (query, url) => {
  expect((await urlsFor(query))[0]).toBe(url);
});

test.each(['', '#', '  ', 'zzqxw', 'blorptastic', 'kely zzqxw blorptastic quuxing'])(
  'nothing for %j',
  async (query) => {
    const {hits, nbHits} = await openIndex(fetcher().fetchFile).search({query, indexName: 'site'});
    expect({hits, nbHits}).toEqual({hits: [], nbHits: 0});
  },
);

test('answers as Algolia does, escaped, and counts what it shows', async () => {
  const index = openIndex(fetcher().fetchFile);
  const answer = await index.search({query: 'growth', indexName: 'site'});
  expect(answer).toMatchObject({nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, index: 'site'});
  expect(answer.queryID).toMatch(/^[0-9a-f]{32}$/);
  expect(answer.hits[0]).toMatchObject({
    objectID: '/blog/kelly#part-1:content:1',
    type: 'content',
    url: '/blog/kelly#part-1',
    anchor: 'part-1',
    hierarchy: {lvl0: 'Blog', lvl1: 'Kelly without the hype', lvl2: 'The formula', lvl3: null},
    content: 'Volatility eats <b>growth</b> & more.',
    _snippetResult: {
      content: {
        value: 'Volatility eats &lt;b&gt;<mark>growth</mark>&lt;/b&gt; &amp; more.',
        matchLevel: 'full',
        matchedWords: ['growth'],
      },
    },
  });
});

test('pages through all hits, each once', async () => {
  const index = openIndex(fetcher().fetchFile);
  const ids: string[] = [];
  for (const page of [0, 1, 2, 3]) {
    const query = 'weather gardens';
    const answer = await index.search({query, indexName: 'site', hitsPerPage: 5, page});
    expect(answer.nbHits).toBe(12);
    ids.push(...answer.hits.map(({objectID}) => objectID));
  }
  expect(new Set(ids).size).toBe(12);
  expect(ids).toHaveLength(12);
});

test('fetches each file once, and only what the query needs', async () => {
  const {asked, fetchFile} = fetcher();
  const index = openIndex(fetchFile);
  await index.prepare();
  expect(asked).toHaveLength(2);
  await index.search({query: 'kelly', indexName: 'site'});
  await index.search({query: 'kelly', indexName: 'site'});
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeLessThan(FILES.size);
});

test.each([
  ['missing', new Map<string, string>()],
  ['of another version', new Map([...FILES, ['entry.json', '{"version":0,"core":"x"}']])],
  ['cut off', new Map([...FILES].map(([name, text]) => [name, text.slice(0, 40)]))],
  ['null', new Map([...FILES].map(([name]) => [name, 'null']))],
  ['empty', new Map([...FILES].map(([name, text]) => [name, name === 'entry.json' ? text : '{}']))],
])('an index that is %s is unavailable, and asked for again', async (_, broken) => {
  let files: ReadonlyMap<string, string> = broken;
  const index = openIndex(async (name) => JSON.parse(files.get(name) ?? '<'));
  const ask = () => index.search({query: 'kelly', indexName: 'site'});
  await expect(ask()).rejects.toBeInstanceOf(SearchUnavailable);
  files = FILES;
  expect((await ask()).nbHits).toBeGreaterThan(0);
});

test('what is loaded keeps answering offline; what is not, by titles or not at all', async () => {
  let online = true;
  const index = openIndex(async (name) => {
    if (!online) {
      throw new TypeError('Failed to fetch');
    }
    return JSON.parse(FILES.get(name) ?? '');
  });
  const ask = (query: string) => index.search({query, indexName: 'site'});
  await index.prepare();
  online = false;
  const offline = await ask('twin words');
  expect(offline).toMatchObject({exhaustiveNbHits: false});
  expect(offline.hits[0]?.url).toBe('/blog/twin-new');
  await expect(ask('bankroll')).rejects.toBeInstanceOf(SearchUnavailable);
  online = true;
  expect((await ask('bankroll')).nbHits).toBe(1);
  online = false;
  expect((await ask('bankroll')).nbHits).toBe(1);
});

test('a site that was built anew in between is read anew', async () => {
  let files: ReadonlyMap<string, string> = FILES;
  const index = openIndex(async (name) => JSON.parse(files.get(name) ?? '<'));
  await index.prepare();
  files = buildIndex(
    [...FILLER, page('/blog/new', '2025-01-01', [], ['New', 'Some bankroll.'])],
    fakeHash,
  );
  const ask = () => index.search({query: 'bankroll', indexName: 'site'});
  await expect(ask()).rejects.toBeInstanceOf(SearchUnavailable);
  expect((await ask()).hits[0]?.url).toBe('/blog/new');
});

test('names are hashes of what the files hold, and the entry is small', () => {
  for (const [name, text] of FILES) {
    if (name === 'entry.json') {
      expect(text.length).toBeLessThan(2048);
    } else {
      const end = text.startsWith('[') ? 'deflate' : 'json';
      expect(name).toBe(`${fakeHash(text).slice(0, 12)}.${end}`);
    }
  }
  const shuffled = buildIndex(PAGES.toReversed(), fakeHash);
  expect([...shuffled.keys()].sort()).toEqual([...FILES.keys()].sort());
});

test('whatever is asked, it answers and escapes', async () => {
  const index = openIndex(fetcher().fetchFile);
  const text = fc
    .array(
      fc.oneof(
        fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
        fc.constantFrom(
          'kelly',
          '#',
          '<mark>',
          '<b>',
          '.*[(',
          '\u202e',
          '🙂',
          'a'.repeat(64),
          ' ',
          '83(b)',
          'the',
        ),
      ),
    )
    .map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(text, async (query) => {
      const {hits} = await index.search({query, indexName: 'site'});
      for (const {_highlightResult, _snippetResult} of hits) {
        const values = [_highlightResult, _snippetResult].flatMap(({hierarchy, content}) => [
          ...Object.values(hierarchy),
          ...(content ? [content] : []),
        ]);
        for (const {value} of values) {
          expect(value.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
        }
      }
    }),
  );
});
