import {expect, test} from 'vitest';
import {analyticsIds} from '../../src/config/analyticsIds';
import {announcementBar} from '../../src/config/announcementBar';
import {copyrightLine, postYears} from '../../src/config/copyright';
import {navbar} from '../../src/config/navbar';
import {readOwner} from '../../src/config/readOwner';
import owner from '../../src/data/owner';
import type {Owner} from '../../src/lib/owner';
import otherOwner from '../fixtures/other-owner/owner';

const predictions = owner.predictions as NonNullable<Owner['predictions']>;

test('the checked-in owner is valid, and so is the one of the tests', () => {
  expect(readOwner({})).toEqual({...owner, newsletter: undefined});
  expect(readOwner({}, otherOwner).baseUrl).toBe('/site/');
});

test('the environment wins over the file', () => {
  const read = readOwner({
    SITE_URL: 'https://blog.example',
    BASE_URL: '/notes/',
    NEWSLETTER_URL: 'https://letters.example/join',
  });
  expect(read).toMatchObject({
    url: 'https://blog.example',
    baseUrl: '/notes/',
    newsletter: 'https://letters.example/join',
  });
});

test.each<[string, Partial<Owner>, string]>([
  ['an address with a path', {url: 'https://example.com/blog'}, 'url must have no path'],
  ['no address at all', {url: 'example.com'}, 'url must be the site’s address'],
  ['a base path without slashes', {baseUrl: 'site'}, 'baseUrl must start and end with a slash'],
  ['a short description', {description: 'Too short.'}, 'description must be 50 to 160 characters'],
  ['an e-mail address that is none', {email: 'me at home'}, 'email must be an e-mail address'],
  [
    'a newsletter on plain http',
    {newsletter: 'http://x.example'},
    'newsletter must be an https:// address',
  ],
  ['no name', {name: ''}, 'name must say'],
])('refuses %s, and says what to change', (_name, change, message) => {
  expect(() => readOwner({}, {...owner, ...change})).toThrow(`src/data/owner.ts: ${message}`);
});

test('a bad link of the owner is named by its place', () => {
  const links = {...owner.links, meeting: {label: 'Meet', href: 'javascript:alert(1)'}};
  expect(() => readOwner({}, {...owner, links})).toThrow('src/data/owner.ts: links.meeting.href');
});

test('a bad variable of the environment is refused too', () => {
  expect(() => readOwner({BASE_URL: 'notes'})).toThrow('BASE_URL');
});

test('analytics ids come from the environment, and none is none', () => {
  expect(analyticsIds(owner, {})).toEqual({script: undefined, tagManager: undefined});
  expect(analyticsIds(owner, {ANALYTICS_ID: ' blog.example ', TAG_MANAGER_ID: ''})).toEqual({
    script: 'blog.example',
    tagManager: undefined,
  });
});

test.each([
  ['ANALYTICS_ID', '"><script>', 'blog.example.com'],
  ['TAG_MANAGER_ID', 'UA-1', 'GTM-ABC123'],
])('refuses a bad %s, and shows what one looks like', (variable, value, example) => {
  expect(() => analyticsIds(owner, {[variable]: value})).toThrow(
    new RegExp(`${variable}.*${example}`),
  );
});

test.each<[string, Partial<Owner>, string]>([
  [
    'a feed on plain http',
    {predictions: {...predictions, feed: 'http://x.example'}},
    'predictions.feed',
  ],
  [
    'an event address without a slash',
    {predictions: {...predictions, eventBase: 'https://x.example/e'}},
    'slash',
  ],
  [
    'a symbol without an exchange',
    {tickerTape: {script: 'https://x.example/t.js', symbols: [{proName: 'AAPL', title: 'A'}]}},
    'EXCHANGE:SYMBOL',
  ],
])('refuses %s', (_name, change, message) => {
  expect(() => readOwner({}, {...owner, ...change})).toThrow(message);
});

test('the shipped tape has an index, two cryptocurrencies and seven stocks', () => {
  const exchanges = owner.tickerTape?.symbols.map(({proName}) => proName.split(':')[0]);
  expect(exchanges).toEqual([
    'FOREXCOM',
    'BITSTAMP',
    'BITSTAMP',
    ...Array<string>(7).fill('NASDAQ'),
  ]);
});

test.each([
  [['2021-02-01-a.mdx', '2025-12-01-b.mdx', 'tags.yml'], {first: 2021, last: 2025}],
  [['2024-02-01-a.md'], {first: 2024, last: 2024}],
])('the years of %j are %j', (files, years) => {
  expect(postYears(files)).toEqual(years);
});

test('a blog without posts is refused with an example of a post’s name', () => {
  expect(() => postYears(['authors.yml'])).toThrow('2025-01-31-its-title.mdx');
});

test('the copyright line spans the posts', () => {
  expect(copyrightLine('the founder', 'blog')).toBe('Copyright © 2021–2025 the founder.');
});

test('the announcement is text: nothing of it becomes markup, and paths get the base', () => {
  const announcement = {
    id: 'x',
    text: 'a <b> & "c"',
    link: {label: '<i>go</i>', href: '/blog'},
    backgroundColor: 'red',
    textColor: 'blue',
    isCloseable: true,
  };
  expect(announcementBar({...owner, baseUrl: '/site/', announcement})).toEqual({
    id: 'x',
    content: 'a &lt;b> &amp; &quot;c&quot; <a href="/site/blog">&lt;i>go&lt;/i></a>',
    backgroundColor: 'red',
    textColor: 'blue',
    isCloseable: true,
  });
  expect(announcementBar({...owner, announcement: undefined})).toBeUndefined();
});

test('the navbar holds item types only, never raw markup', () => {
  const items = navbar(owner)?.items ?? [];
  expect(items.map(({type}) => type)).not.toContain('html');
  expect(JSON.stringify(items)).not.toMatch(/[<>]/);
  expect(items.map(({label, to}) => [label, to])).toEqual(
    expect.arrayContaining([
      ['Books', '/books/to-read'],
      ['Media', '/media/on-stage'],
      ['Resume', '/resume/experience'],
      ['Blog', '/blog'],
      ['Intelligence', '/intelligence'],
      ['Chat', '/chat'],
      ['Newsletter', '/newsletter'],
    ]),
  );
});
