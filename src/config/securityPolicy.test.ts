import type {AlgoliaOptions} from 'docusaurus-theme-search-ask';
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

/** Returns what the settings allow, as "directive source", without the hosts of video players. */
function hosts(settings: Partial<Settings>): string[] {
  const quiet = {owner: {...plain, chat: false}, analyticsIds: none};
  return Object.entries(settingsSources({...quiet, ...settings})).flatMap(([directive, sources]) =>
    [...sources]
      .filter((source) => !/youtube|vimeo/.test(source))
      .map((source) => `${directive} ${source}`),
  );
}

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
  ['a chat that is off', {chat: false, chatHosts: ['https://m.example']}, []],
  ['the newsletter', {newsletter: 'https://l.example/a/b'}, ['frame-src https://l.example']],
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
    ['script-src', 'style-src', 'frame-src'].map((directive) => `${directive} https://giscus.app`),
  ],
  [
    'the allowed hosts of the owner file',
    {securityPolicy: {allowedHosts: ['https://w.example']}},
    ['script-src', 'style-src', 'frame-src', 'form-action', 'connect-src'].map(
      (directive) => `${directive} https://w.example`,
    ),
  ],
])('the settings for %s allow exactly the necessary hosts', (_, owner, expected) => {
  expect(hosts({owner: {...plain, chat: false, ...owner}})).toEqual(expected);
});

test.each([
  [{script: 'a.example', tagManager: undefined}, 'https://count.example'],
  [{script: undefined, tagManager: 'GTM-A1'}, 'https://tags.example'],
])('analytics are allowed only with an id: %j', (analyticsIds, host) => {
  expect(hosts({analyticsIds})).toEqual([`script-src ${host}`, `connect-src ${host}`]);
});

test('with Algolia, pages may connect to the hosts of the site’s Algolia application', () => {
  const algolia = {appId: 'APP1', insights: true} as AlgoliaOptions;
  expect(hosts({algolia})).toEqual(
    [
      'app1-dsn.algolia.net',
      'app1.algolia.net',
      ...[1, 2, 3].map((index) => `app1-${index}.algolianet.com`),
      'insights.algolia.io',
    ].map((host) => `connect-src https://${host}`),
  );
});

test.each([
  [false, false],
  [undefined, true],
])('with securityPolicy %j, pages have a policy: %s', (securityPolicy, pages) => {
  const owner = {...plain, securityPolicy} as Owner;
  expect(policyOptions({owner, analyticsIds: none})).toMatchObject({pages});
});
