import type {DocsVersion} from 'docusaurus-built-pages';
import {describe, expect, test, vi} from 'vitest';
import {openTextIndex, testPage} from '../testing/openTextIndex.js';
import {MARK} from './highlight.js';
import {searchHits} from './searchHits.js';
import type {SearchResponse} from './searchTypes.js';
import type {TextPage} from './types.js';

async function find(pages: readonly TextPage[], query: string): Promise<string[]> {
  const {hits} = await searchHits(openTextIndex(pages), {query});
  return hits.map((hit) => hit.url_without_anchor);
}

/** Returns a page with a section for each text. */
function sections(url: string, title: string, ...texts: string[]): TextPage {
  const anchors = texts.map((_, index) => `part-${index}`);
  return {
    ...testPage(url, title),
    headings: anchors.map((anchor, index) => ({level: 2, text: `Part ${index}`, anchor})),
    blocks: texts.map((text, index) => ({
      kind: 'text',
      anchor: anchors[index] as string,
      lines: [text],
    })),
  };
}

const BETS = [
  sections('/town', 'Bethlehem', 'Bethlehem, always better.', 'Bethlehem between hills.'),
  sections('/stakes', 'Stakes', 'Here is how much to bet on a coin.'),
  sections('/wagers', 'Wagers', 'Betting wears out.', 'A second bet.', 'No more of them.'),
  sections('/parity', 'Calls and puts', 'A call and a put obey parity.'),
  sections('/between', 'Gaps', 'What is between two posts.'),
];

const findBets = (query: string): Promise<SearchResponse> =>
  searchHits(openTextIndex(BETS), {query, placesPerPage: 3});

function marks({hits}: SearchResponse): Set<string> {
  const places = hits.flatMap((hit) => [hit, ...(hit.further ?? [])]);
  const texts = places.flatMap(({_highlightResult: {hierarchy}, _snippetResult: {content}}) => [
    ...Object.values(hierarchy ?? {}).map(({value}) => value),
    content?.value ?? '',
  ]);
  const marked = texts.flatMap((text) => text.split(MARK).filter((_, index) => index % 2 === 1));
  return new Set(marked.map((word) => word.toLowerCase()));
}

describe('the last word of a query', () => {
  test.each([
    ['beside other words', 'how much should i bet'],
    ['with a space after it', 'bet '],
  ])('%s matches only that word and its forms, if the index has it', async (_name, query) => {
    const found = await findBets(query);
    expect(found.hits.map((hit) => hit.url_without_anchor).toSorted()).toEqual([
      '/stakes',
      '/wagers',
    ]);
    expect(marks(found)).toEqual(new Set(['bet', 'betting']));
  });

  test('alone also matches longer words, but pages with the word itself come first', async () => {
    const found = await findBets('bet');
    const urls = found.hits.map((hit) => hit.url_without_anchor);
    expect(urls.slice(0, 2).toSorted()).toEqual(['/stakes', '/wagers']);
    expect(urls.slice(2)).toEqual(['/town']);
    expect(marks(found)).toEqual(new Set(['bet', 'betting', 'better', 'bethlehem']));
  });

  // cspell:ignore bethl
  test('beside other words also matches longer words if the index does not have it', async () => {
    expect(await find(BETS, 'how much is bethl')).toEqual(['/town']);
  });
});

test('a heading without text below it (that of a video, for example) is found at its anchor', async () => {
  const video: TextPage = {
    ...sections('/wagers', 'Wagers', 'Betting wears out.'),
    headings: [
      {level: 2, text: 'Part 0', anchor: 'part-0'},
      {level: 2, text: 'Demonstration in C#', anchor: 'demo'},
    ],
  };
  const index = openTextIndex([...BETS, video]);
  for (const query of ['demonstration', 'c#', 'wagers demonstration']) {
    const {hits} = await searchHits(index, {query});
    expect(hits[0]?.url, query).toBe('/wagers#demo');
  }
});

test('a page is one hit, with its further places, each in a different section', async () => {
  const {hits, nbHits} = await findBets('bet ');
  expect(nbHits).toBe(2);
  const wagers = hits.find((hit) => hit.url_without_anchor === '/wagers');
  const places = [wagers, ...(wagers?.further ?? [])].map((hit) => hit?.url);
  expect(places.toSorted()).toEqual(['/wagers#part-0', '/wagers#part-1']);
});

describe('compounds', () => {
  const pages = [
    sections('/trees', 'Trees', 'Each worktree has its own lockfile and its own sub-agents.'),
    sections('/locks', 'Locks', 'A lock file pins versions.', 'The file has a lock.'),
    sections('/cash', 'Cash', 'The cash flow of a year.', 'Flow charts.'),
    sections('/catalog', 'Catalog', 'A change is in the changelog.', 'The log of a catalog.'),
  ];

  test.each([
    ['work tree', ['/trees']],
    ['subagents', ['/trees']],
    ['cashflow', ['/cash']],
    ['cash-flow', ['/cash']],
    ['lockfile', ['/trees', '/locks']],
    ['lock file', ['/locks', '/trees']],
  ])('“%s” finds %o, whether written as one word or two', async (query, found) => {
    expect(await find(pages, `${query} `)).toEqual(found);
  });

  // cspell:ignore changlog catlog treeswork
  test.each([
    ['changlog', ['/catalog']],
    ['catlog', ['/catalog']],
    ['treeswork', []],
  ])('corrections of “%s”, which no page contains, find %o', async (query, found) => {
    expect(await find(pages, `${query} `)).toEqual(found);
  });
});

const OTHERS = Array.from({length: 30}, (_, number) =>
  testPage(`/other-${number}`, `Chapter ${number}`, `Paragraph ${number} of another chapter.`),
);

test('words in one paragraph come before the same words spread over a long page', async () => {
  const long = testPage(
    '/long',
    'Reference',
    'A snapshot of the disk.',
    'Replication of the snapshot log.',
    'A quota for every quota group.',
    'The quota and the replication.',
    'An unrelated remark.',
  );
  const short = testPage(
    '/short',
    'Limits',
    'Each server keeps a snapshot within the quota, and replication of it follows at night, ' +
      'when few people use the server and the network between the sites is free.',
  );
  const query = 'snapshot replication quota';
  expect(await find([...OTHERS, long, short], query)).toEqual(['/short', '/long']);
});

test('a page with all words in separate paragraphs is not found', async () => {
  const spread = testPage('/spread', 'Reference', 'A violin.', 'A canoe.', 'A glacier.');
  expect(await find([...OTHERS, spread], 'violin canoe glacier')).toEqual([]);
});

test('a page with the query as its title comes before one with a longer title', async () => {
  const text = 'Define a custom card for a dashboard.';
  const whole = testPage('/card', 'Custom card', text, 'A card has settings.', 'It has a size.');
  const part = testPage('/card-feature', 'Custom card feature', 'A custom card. A custom card.');
  expect(await find([...OTHERS, whole, part], 'custom card')).toEqual(['/card', '/card-feature']);
});

test.each([
  ['a site of docs, docs come before posts with the same text', 3, 1, '/docs-0'],
  ['a blog with some docs, docs do not come before posts with the same text', 1, 3, '/post-2'],
])('on %s', async (_name, docsCount, postCount, first) => {
  const text = 'The cache is kept between builds.';
  const pagesOf = (kind: string, count: number) =>
    Array.from({length: count}, (__, number) =>
      testPage(
        `/${kind}-${number}`,
        'Builds',
        number === 0 || kind === 'post' ? text : 'A remark.',
      ),
    );
  const docs = pagesOf('docs', docsCount).map((page) => ({
    ...page,
    docs: {tag: 'docs-default-current', label: 'Next', plugin: 'default', isLast: true},
  }));
  const posts = pagesOf('post', postCount).map((page) => ({...page, date: '2026-01-01'}));
  expect((await find([...docs, ...posts], 'cache'))[0]).toBe(first);
});

// cspell:ignore thier recieve criterin
test.each(['thier', 'recieve', 'criterin'])(
  'the misspelled word %s finds a page',
  async (query) => {
    const page = testPage('/kelly', 'The Kelly criterion', 'They receive their share.');
    expect(await find([...OTHERS, page], query)).toEqual(['/kelly']);
  },
);

// cspell:ignore compan companie
test.each<[query: string, isFound: boolean]>([
  ['#c', true],
  ['#compan', true],
  ['#companies', true],
  ['#company', true],
  ['#s', false],
  ['#law', false],
])('a search for %s finds a page with the tag "companies": %s', async (query, isFound) => {
  const tags = [{key: 'companies', label: 'Companies'}];
  const pages = [...OTHERS, {...testPage('/tagged', 'Firms', 'A text.'), tags}];
  expect(await find(pages, query)).toEqual(isFound ? ['/tagged'] : []);
});

test.each([
  ['#include <vector>', ['/code']],
  ['"fair coin" include', ['/code']],
  // This query has no other words.
  ['"fair coin"', []],
])(
  'if no page has the tag or phrase, the other words of the query still find pages: %s',
  async (query, urls) => {
    const pages = [...OTHERS, testPage('/code', 'Code', 'Write #include <vector> for a coin.')];
    expect(await find(pages, query)).toEqual(urls);
  },
);

test.each([[['€', 'euro']], [['', 'euro']], [['€', 'euro', 'prices']]])(
  'a synonym without letters is ignored, and the others in its list still work: %j',
  async (group) => {
    const index = openTextIndex([testPage('/prices', 'Prices', 'They are in euro.')], [group]);
    const {hits} = await searchHits(index, {query: 'euro'});
    expect(hits.map(({url}) => url)).toEqual(['/prices']);
  },
);

describe('a quoted phrase', () => {
  test('is found on a page that ranks below many others with the same words', async () => {
    const others = Array.from({length: 60}, (_, number) =>
      testPage(`/other-${number}`, 'Coin and fair', 'A coin that is fair. Fair is a coin.'),
    );
    const text = `Most say little. We toss a fair coin, ${'and so on '.repeat(50)}.`;
    expect(await find([testPage('/phrase', 'Chance', text), ...others], '"fair coin"')).toEqual([
      '/phrase',
    ]);
  });

  test('is searched for only until there are enough pages for a page of hits', async () => {
    const index = openTextIndex(
      Array.from({length: 50}, (_, number) => testPage(`/${number}`, 'Chance', 'A fair coin.')),
    );
    const read = vi.spyOn(index, 'text');
    const urls: string[] = [];
    for (const [page, most] of [20, 40, 50].entries()) {
      const {hits, nbPages} = await searchHits(index, {query: '"fair coin"', page});
      urls.push(...hits.map(({url}) => url));
      expect(nbPages).toBe(3);
      expect(new Set(read.mock.calls.map(([, number]) => number)).size).toBe(most);
    }
    expect(new Set(urls).size).toBe(50);
  });

  // cspell:disable
  test.each([
    ['"象"', ['/object']],
    ['"猫"', ['/cat']],
    ['"猫 food"', ['/cat']],
    ['"food 猫"', []],
    ['"对象"', ['/object']],
  ])('may have one character or one pair: %s finds %j', async (query, urls) => {
    const pages = [
      testPage('/object', 'Objects', '这是对象。'),
      testPage('/cat', 'Cats', '黒猫 food'),
      testPage('/dog', 'Dogs', '犬'),
    ];
    expect(await find(pages, query)).toEqual(urls);
  });
  // cspell:enable
});

function version(plugin: string, name: string, isLast: boolean): DocsVersion {
  return {tag: `docs-${plugin}-${name}`, label: name, plugin, isLast};
}

test.each([
  [[], ['/api', '/blog', '/docs']],
  [
    ['default', 'docs-default-2.0', 'docs-api-current'],
    ['/api', '/blog', '/docs'],
  ],
  [
    ['default', 'docs-default-1.0', 'docs-api-current'],
    ['/1.0/docs', '/api', '/blog'],
  ],
  // Only the first of several older versions is searched.
  [
    ['docs-api-0.9', 'docs-default-1.0'],
    ['/0.9/api', '/blog', '/docs'],
  ],
  [['docs-default-0.1'], ['/api', '/blog', '/docs']],
])('with the versions %j, the pages %j are found', async (versions, urls) => {
  const install = (url: string) => testPage(url, 'Installer', 'Install the installer.');
  const index = openTextIndex([
    install('/blog'),
    {...install('/docs'), docs: version('default', '2.0', true)},
    {...install('/1.0/docs'), docs: version('default', '1.0', false)},
    {...install('/api'), docs: version('api', 'current', true)},
    {...install('/0.9/api'), docs: version('api', '0.9', false)},
  ]);
  const {hits} = await searchHits(index, {query: 'installer', context: {locale: 'en', versions}});
  expect(hits.map((hit) => hit.url_without_anchor).toSorted()).toEqual(urls);
});
