import {expect, test} from 'vitest';
import type {Owner} from '../lib/owner';
import {policyOptions, settingsSources} from './securityPolicy';
import type {Settings} from './securityPolicy';

const plain = {
  analytics: {
    scriptAddress: 'https://count.example/js/script.js',
    scriptIdVariable: 'A',
    tagManagerAddress: 'https://tags.example/gtm.js',
    tagManagerIdVariable: 'B',
  },
} as Owner;
const none = {script: undefined, tagManager: undefined};
const embedded = {kind: 'embedded'} as const;

/** Each source of each kind that settings allow, but for the players of videos. */
function hosts(settings: Partial<Settings>): string[] {
  const quiet = {owner: {...plain, chat: false}, ids: none, search: embedded};
  return Object.entries(settingsSources({...quiet, ...settings})).flatMap(([kind, sources]) =>
    [...sources]
      .filter((source) => !/youtube|vimeo/.test(source))
      .map((source) => `${kind} ${source}`),
  );
}

test('with all features off, only the site itself is allowed', () => {
  expect(hosts({})).toEqual([]);
});

test.each<[string, Partial<Owner>, string[]]>([
  [
    'the chat',
    {chat: true, chatHosts: ['https://m.example']},
    [
      'connect-src http://localhost:*',
      'connect-src https://localhost:*',
      'connect-src http://127.0.0.1:*',
      'connect-src https://127.0.0.1:*',
      'connect-src https://m.example',
    ],
  ],
  ['no chat, whatever its hosts', {chat: false, chatHosts: ['https://m.example']}, []],
  ['the newsletter', {newsletter: 'https://l.example/a/b'}, ['frame-src https://l.example']],
  ['no newsletter', {newsletter: false}, []],
  [
    'predictions',
    {
      predictions: {
        feed: 'https://f.example/events?a=b',
        proxy: 'https://p.example/raw?url=',
        eventBase: 'https://e.example/event/',
      },
    },
    ['connect-src https://f.example', 'connect-src https://p.example'],
  ],
  [
    'the ticker tape',
    {tickerTape: {script: 'https://t.example/tape.js', symbols: []}},
    ['script-src https://t.example', 'frame-src https://www.tradingview-widget.com'],
  ],
  [
    'comments',
    {comments: {repo: 'a/b', repoId: 'R_12345678', category: 'c', categoryId: 'DIC_12345678'}},
    ['script-src', 'style-src', 'frame-src'].map((kind) => `${kind} https://giscus.app`),
  ],
  [
    'hosts of posts',
    {securityPolicy: {allowedHosts: ['https://w.example']}},
    ['script-src', 'style-src', 'frame-src', 'form-action', 'connect-src'].map(
      (kind) => `${kind} https://w.example`,
    ),
  ],
])('%s: exactly its hosts are allowed', (_, owner, expected) => {
  expect(hosts({owner: {...plain, chat: false, ...owner}})).toEqual(expected);
});

test('analytics are allowed only with an id', () => {
  expect(hosts({ids: {script: 'a.example', tagManager: undefined}})).toEqual([
    'script-src https://count.example',
    'connect-src https://count.example',
  ]);
  expect(hosts({ids: {script: undefined, tagManager: 'GTM-A1'}})).toEqual([
    'script-src https://tags.example',
    'connect-src https://tags.example',
  ]);
});

test('a hosted search is allowed to ask its own application alone', () => {
  const search = {
    kind: 'hosted',
    algolia: {
      appId: 'APP1',
      apiKey: 'k',
      indexName: 'i',
      contextualSearch: true,
      insights: true,
    },
  } as const;
  expect(hosts({search})).toEqual([
    'connect-src https://app1-dsn.algolia.net',
    'connect-src https://app1.algolia.net',
    'connect-src https://app1-1.algolianet.com',
    'connect-src https://app1-2.algolianet.com',
    'connect-src https://app1-3.algolianet.com',
    'connect-src https://insights.algolia.io',
  ]);
});

test.each([
  [false, false, 'warn'],
  [{}, true, 'warn'],
  [undefined, true, 'warn'],
] as const)(
  'securityPolicy %j: pages have a policy: %s',
  (securityPolicy, pages, onBlockedContent) => {
    const settings = {owner: {...plain, securityPolicy}, ids: none, search: embedded};
    expect(policyOptions(settings)).toMatchObject({pages, onBlockedContent});
  },
);
