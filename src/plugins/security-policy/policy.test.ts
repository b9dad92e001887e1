import {expect, test} from 'vitest';
import type {Settings, Sources} from './policy';
import {hashSource, policyText, redirectPolicy, settingsSources} from './policy';

const analytics = {
  scriptAddress: 'https://count.example/js/script.js',
  scriptIdVariable: 'A',
  tagManagerAddress: 'https://tags.example/gtm.js',
  tagManagerIdVariable: 'B',
};
const none = {script: undefined, tagManager: undefined};
const embedded = {kind: 'embedded', indexName: 'site'} as const;

/** Each source of each kind that settings allow, but for the players of films. */
function hosts(settings: Partial<Settings>): string[] {
  const quiet = {owner: {analytics, chat: false}, analyticsIds: none, search: embedded};
  return Object.entries(settingsSources({...quiet, ...settings})).flatMap(([kind, sources]) =>
    (sources as string[])
      .filter((source) => !/youtube|vimeo/.test(source))
      .map((source) => `${kind} ${source}`),
  );
}

test('with all of it off, nothing but the site itself is allowed', () => {
  expect(hosts({})).toEqual([]);
});

test.each<[string, Partial<Settings['owner']>, string[]]>([
  [
    'the chat',
    {chat: true, chatHosts: ['https://m.example']},
    [
      'connections http://localhost:*',
      'connections https://localhost:*',
      'connections http://127.0.0.1:*',
      'connections https://127.0.0.1:*',
      'connections https://m.example',
    ],
  ],
  ['no chat, whatever its hosts', {chat: false, chatHosts: ['https://m.example']}, []],
  ['the newsletter', {newsletter: 'https://l.example/a/b'}, ['frames https://l.example']],
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
    ['connections https://f.example', 'connections https://p.example'],
  ],
  [
    'the ticker tape',
    {tickerTape: {script: 'https://t.example/tape.js', symbols: []}},
    ['scripts https://t.example', 'frames https://www.tradingview-widget.com'],
  ],
  [
    'comments',
    {comments: {repo: 'a/b', repoId: 'R_12345678', category: 'c', categoryId: 'DIC_12345678'}},
    ['scripts', 'styles', 'frames'].map((kind) => `${kind} https://giscus.app`),
  ],
  [
    'hosts of posts',
    {securityPolicy: {allowedHosts: ['https://w.example']}},
    ['scripts', 'styles', 'frames', 'forms', 'objects', 'connections'].map(
      (kind) => `${kind} https://w.example`,
    ),
  ],
])('%s: exactly the hosts of it', (_, owner, expected) => {
  expect(hosts({owner: {analytics, chat: false, ...owner}})).toEqual(expected);
});

test('a counter is allowed where it has an id', () => {
  expect(hosts({analyticsIds: {script: 'a.example', tagManager: undefined}})).toEqual([
    'scripts https://count.example',
    'connections https://count.example',
  ]);
  expect(hosts({analyticsIds: {script: undefined, tagManager: 'GTM-A1'}})).toEqual([
    'scripts https://tags.example',
    'connections https://tags.example',
  ]);
});

test('a hosted search is allowed to ask its own application alone', () => {
  const search = {
    kind: 'hosted',
    appId: 'APP1',
    apiKey: 'k',
    indexName: 'i',
    contextualSearch: true,
    insights: true,
  } as const;
  expect(hosts({search})).toEqual([
    'connections https://app1-dsn.algolia.net',
    'connections https://app1.algolia.net',
    'connections https://app1-1.algolianet.com',
    'connections https://app1-2.algolianet.com',
    'connections https://app1-3.algolianet.com',
    'connections https://insights.algolia.io',
  ]);
});

test('a policy names scripts by their hashes, and lets no other inline script or eval run', () => {
  // Hash by openssl: printf 'x()' | openssl dgst -sha256 -binary | base64
  expect(hashSource('x()')).toBe("'sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='");
  const sources: Sources = {
    scripts: ['https://a.example', 'https://a.example'],
    styles: [],
    frames: ['https://b.example'],
    forms: [],
    objects: [],
    connections: [],
  };
  const directives = policyText([hashSource('x()')], sources).split(';');
  expect(directives).toContain(`script-src 'self' ${hashSource('x()')} https://a.example`);
  expect(directives).toContain("frame-src 'self' https://b.example");
  expect(directives).toContain("connect-src 'self'");
  expect(directives).toContain("object-src 'none'");
  const objects = ["'self'", 'https://c.example'];
  expect(policyText([], {...sources, objects})).toContain("object-src 'self' https://c.example;");
  expect(redirectPolicy([hashSource('x()')])).toMatch(/^default-src 'none';script-src 'sha256-/);
});
