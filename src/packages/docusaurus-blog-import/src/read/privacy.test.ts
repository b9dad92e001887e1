import {expect, test} from 'vitest';
import {isUnlisted, privateReason} from './privacy.js';

const NOW = Date.parse('2026-01-01T12:00:00Z');

test.each([
  [{draft: true}],
  [{draft: 'true'}],
  [{Draft: 'True'}],
  [{isDraft: true}],
  [{published: false}],
  [{published: 'no'}],
  [{status: 'draft'}],
  [{post_status: 'private'}],
  [{state: 'draft'}],
  [{password: 'sesame'}],
  [{visibility: 'paid'}],
  [{access: 'members'}],
  [{audience: 'only_paid'}],
  [{tiers: ['gold']}],
  [{permalink: false}],
  [{eleventyExcludeFromCollections: true}],
  [{_build: {render: 'never'}}],
  [{build: {render: false}}],
  [{expiryDate: '2025-12-31'}],
  [{date: '2020-01-01', publishDate: '2026-02-01'}],
  [{extra: {draft: true}}],
])('a post with %j was not public', (fields) => {
  expect(privateReason(fields, 'posts/a.md', NOW)).toBeDefined();
});

test.each([
  [{}],
  [{draft: false}],
  [{published: true}],
  [{published: '2020-01-01'}],
  [{status: 'published'}],
  [{state: 'Vermont'}],
  [{password: ''}],
  [{visibility: 'unlisted'}],
  [{audience: 'beginners'}],
  [{permalink: '/a/'}],
  [{expiryDate: '2027-01-01'}],
  [{date: '2026-03-01'}],
])('a post with %j was public, or waits for its day', (fields) => {
  expect(privateReason(fields, 'posts/a.md', NOW)).toBeUndefined();
});

test.each([
  ['_drafts/a.md', true],
  ['blog/Private/2020/a.md', true],
  ['posts/drafts-and-beer.md', false],
  ['posts/private-keys/index.md', false],
  ['export.json#drafts/a', false],
])('%s is in a folder of private texts: %s', (source, isPrivate) => {
  expect(privateReason({}, source, NOW) !== undefined).toBe(isPrivate);
});

test.each([
  [{unlisted: true}, true],
  [{visibility: 'unlisted'}, true],
  [{robots: 'noindex, nofollow'}, true],
  [{listed: false}, true],
  [{unlisted: false}, false],
])('%j is unlisted: %s', (fields, expected) => {
  expect(isUnlisted(fields)).toBe(expected);
});
