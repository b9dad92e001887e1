import {afterEach, expect, test, vi} from 'vitest';
import type {TextIndexClient} from '../../lib/text-index/client';
import type {ModelContext, Tool} from './tools';
import {offerTools, siteTools} from './tools';

vi.stubGlobal('window', {location: {origin: 'https://a.example'}});

afterEach(() => vi.restoreAllMocks());

const index: TextIndexClient = {
  prepare: () => Promise.resolve(),
  search: ([request]) =>
    Promise.resolve([
      {
        ...({} as Awaited<ReturnType<TextIndexClient['search']>>[number]),
        nbHits: request?.query === 'ink' ? 7 : 0,
        hits: [],
      },
    ]),
  answer: () => Promise.resolve({kind: 'nothing', passages: [], pages: []}),
  passages: () => Promise.resolve([]),
};

function tool(name: string, from = index): Tool {
  const found = siteTools('/site/', true, from).find((each) => each.name === name);
  if (!found) {
    throw new Error(`There is no ${name}.`);
  }
  return found;
}

test('a site that answers no questions offers search and texts alone', () => {
  expect(siteTools('/', true, index).map(({name}) => name)).toEqual([
    'search_posts',
    'read_post',
    'ask_posts',
  ]);
  expect(siteTools('/', false, index).map(({name}) => name)).toEqual(['search_posts', 'read_post']);
});

test('the index is asked for what was asked', async () => {
  expect(await tool('search_posts').execute({query: ' ink '})).toEqual({places: [], found: 7});
});

test('searches that come together are made one after the other, also after one that failed', async () => {
  const begun: (() => void)[] = [];
  const slow: TextIndexClient = {
    ...index,
    search: (requests) =>
      new Promise((resolve, reject) => {
        begun.push(() =>
          requests[0]?.query === 'b' ? reject(new Error('b')) : resolve(index.search(requests)),
        );
      }),
  };
  const search = tool('search_posts', slow);
  const results = ['a', 'b', 'ink'].map((query) => search.execute({query}));
  const settled = Promise.allSettled(results);
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(begun).toHaveLength(count));
    begun.at(-1)?.();
  }
  expect((await settled).map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test.each([
  ['/site/blog/a', '/site/blog/a.md'],
  ['/site/blog/a#part', '/site/blog/a.md'],
  ['https://a.example/site/', '/site/index.md'],
])('the text of %s is read at %s', async (page, twin) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('# A'));
  expect(await tool('read_post').execute({page})).toMatchObject({markdown: '# A'});
  expect(fetched).toHaveBeenCalledWith(twin);
});

test.each([
  ['read_post', {page: 'https://b.example/site/blog/a'}],
  ['read_post', {page: '//b.example/site/'}],
  ['read_post', {page: '/elsewhere'}],
  ['read_post', {page: 'javascript:alert(1)'}],
  ['search_posts', {query: ''}],
  ['search_posts', {query: 'x'.repeat(501)}],
  ['ask_posts', {question: ['what?']}],
  ['ask_posts', {}],
] as const)('%s refuses %o and asks nobody', async (name, input) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await expect(tool(name).execute(input)).rejects.toThrow(/must be/);
  expect(fetched).not.toHaveBeenCalled();
});

test('a browser that refuses a tool keeps the others, and a page that was left offers none', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const offered: string[] = [];
  const context: ModelContext = {
    registerTool({name}) {
      if (name === 'read_post') {
        throw new TypeError('No.');
      }
      offered.push(name);
      return undefined;
    },
  };
  offerTools(context, '/', true, AbortSignal.abort());
  offerTools(context, '/', true, new AbortController().signal);
  await vi.waitFor(() => expect(offered).toEqual(['search_posts', 'ask_posts']));
  expect(warned).toHaveBeenCalledOnce();
});
