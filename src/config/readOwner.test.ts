import {expect, test} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import type {Owner} from '../lib/owner';
import {readOwner} from './readOwner';

test('a valid owner file is returned unchanged, and environment variables override it', () => {
  expect(readOwner({}, owner)).toEqual(owner);
  const environment = {
    SITE_URL: 'https://blog.example',
    BASE_URL: '/notes/',
    NEWSLETTER_URL: 'https://letters.example/join',
  };
  expect(readOwner(environment, owner)).toEqual({
    ...owner,
    url: 'https://blog.example',
    baseUrl: '/notes/',
    newsletter: 'https://letters.example/join',
  });
});

test.each(['https://code.example/me/site/', 'https://code.example/me/site.git'])(
  'the address of the repository %s is normalized',
  (repository) => {
    expect(readOwner({}, {...owner, repository}).repository).toBe('https://code.example/me/site');
  },
);

test('spaces around addresses are dropped', () => {
  const environment = {SITE_URL: 'https://blog.example ', NEWSLETTER_URL: ' https://a.example'};
  expect(readOwner(environment, owner)).toMatchObject({
    url: 'https://blog.example',
    newsletter: 'https://a.example',
  });
});

const predictions = owner.predictions as NonNullable<Owner['predictions']>;
const comments = owner.comments as NonNullable<Owner['comments']>;
const announced = owner.announcement as NonNullable<Owner['announcement']>;

/** Returns the setting of a ticker tape that shows one symbol. */
function tape(proName: string): Partial<Owner> {
  return {tickerTape: {script: 'https://x.example/t.js', symbols: [{proName, title: 'A'}]}};
}

/** Returns the setting of the profile for meetings with an address. */
function meeting(href: string): Partial<Owner> {
  return {links: {...owner.links, meeting: {label: 'Book a call', href}}};
}

/** Returns the setting of an announcement with a link to an address. */
function announcement(href: string): Partial<Owner> {
  return {announcement: {...announced, link: {label: 'More', href}}};
}

test.each<Partial<Owner>>([
  {chatHosts: ['https://models.example', 'https://models.example:8443', 'http://192.168.1.5:1']},
  meeting('https://cal.com/me'),
  meeting('mailto:me@example.com'),
  announcement('/blog/a'),
  tape('NASDAQ:AAPL'),
  tape('CME_MINI:ES1!'),
  tape('NSE:M&M'),
])('%j is accepted', (change) => {
  expect(readOwner({}, {...owner, ...change})).toMatchObject(change);
});

const NOT_AN_ORIGIN = "chatHosts[0] must be an origin such as 'https://models.example.com'";
const NOT_A_PROFILE = 'links.meeting.href must be an https:// address or mailto:name@example.com';
const NOT_A_TARGET = 'announcement.link.href must be an https:// address or a path on the site';

test.each<[Partial<Owner>, string]>([
  [{url: 'https://example.com/blog'}, 'url must have no path'],
  [{url: 'https://me:secret@example.com'}, 'url must have no path'],
  [{url: 'https://example.com?a'}, 'url must have no path'],
  [{siteTitle: undefined as never}, 'siteTitle is missing'],
  [{baseUrl: 'site'}, 'baseUrl must be a path that starts and ends with a slash'],
  [{baseUrl: '/site/../'}, 'baseUrl must be a path'],
  [{baseUrl: '/site?a/'}, 'baseUrl must be a path'],
  [{baseUrl: '/ü/'}, 'baseUrl must be a path'],
  [{baseUrl: '/%C3%BC/'}, 'baseUrl must be a path'],
  [{newsletter: 'http://x.example'}, 'newsletter must be an https'],
  [{name: ''}, 'name must be the name'],
  [{predictions: {...predictions, eventBase: 'https://x.example/e'}}, 'predictions.eventBase must'],
  [{comments: {...comments, repo: 'notes'}}, 'comments.repo must be a repository on GitHub'],
  [{comments: {...comments, repoId: 'https://github.com/a/b'}}, 'comments.repoId must be the id'],
  [{predictions: false as never}, 'predictions must be an object; leave it out to turn it off'],
  [{comments: true as never}, 'comments must be {repo, repoId, category, categoryId}'],
  [tape('AAPL'), 'tickerTape.symbols[0].proName'],
  [tape('NASDAQ:AAPL"'), 'tickerTape.symbols[0].proName'],
  [{chatHosts: ['https://models.example/v1']}, NOT_AN_ORIGIN],
  [{chatHosts: ['https://*.models.example']}, NOT_AN_ORIGIN],
  [{chatHosts: ['https://models.example:99999']}, NOT_AN_ORIGIN],
  // A policy cannot name an IPv6 address.
  [{chatHosts: ['http://[::1]:11434']}, NOT_AN_ORIGIN],
  [{chatHosts: ['https://models.example; script-src *']}, NOT_AN_ORIGIN],
  [meeting('http://cal.com/me'), NOT_A_PROFILE],
  [meeting('cal.com/me'), NOT_A_PROFILE],
  [announcement('make-it-yours'), NOT_A_TARGET],
  [announcement('http://a.example'), NOT_A_TARGET],
  [announcement('//a.example'), NOT_A_TARGET],
  [{topics: {'A name of over 24 letters': '/blog/a'}}, 'topics.A name of over 24 letters must'],
  [{topics: {'': '/blog/a'}}, 'topics must be the name of a topic'],
])('%j is refused, and the error says what to change', (change, message) => {
  expect(() => readOwner({}, {...owner, ...change})).toThrow(`src/data/owner.ts: ${message}`);
});

test('an invalid environment variable is refused', () => {
  expect(() => readOwner({BASE_URL: 'notes'}, owner)).toThrow('BASE_URL');
});
