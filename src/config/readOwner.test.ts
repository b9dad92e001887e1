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

const predictions = owner.predictions as NonNullable<Owner['predictions']>;
const comments = owner.comments as NonNullable<Owner['comments']>;
const script = 'https://x.example/t.js';

test.each<[Partial<Owner>, string]>([
  [{url: 'https://example.com/blog'}, 'url must have no path'],
  [{baseUrl: 'site'}, 'baseUrl must be a path that starts and ends with a slash'],
  [{baseUrl: '/site/../'}, 'baseUrl must be a path'],
  [{baseUrl: '/site?a/'}, 'baseUrl must be a path'],
  [{newsletter: 'http://x.example'}, 'newsletter must be an https'],
  [{name: ''}, 'name must be the name'],
  [
    {predictions: {...predictions, eventBase: 'https://x.example/e'}},
    'predictions.eventBase must e',
  ],
  [{comments: {...comments, repo: 'notes'}}, 'comments.repo must be a repository on GitHub'],
  [
    {comments: {...comments, repoId: 'https://github.com/a/b'}},
    'comments.repoId must be the id that',
  ],
  [{comments: true as never}, 'comments must be {repo, repoId, category, categoryId}'],
  [
    {tickerTape: {script, symbols: [{proName: 'AAPL', title: 'A'}]}},
    'tickerTape.symbols[0].proName',
  ],
])('%j is refused, and the error says what to change', (change, message) => {
  expect(() => readOwner({}, {...owner, ...change})).toThrow(`src/data/owner.ts: ${message}`);
});

test('an invalid environment variable is refused too', () => {
  expect(() => readOwner({BASE_URL: 'notes'}, owner)).toThrow('BASE_URL');
});
