import {expect, test} from 'vitest';
import {isUnlisted, privateReason} from './privacy.js';

const NOW = Date.parse('2026-01-01T12:00:00Z');

test.each([
  [{draft: true}],
  [{Draft: 'True'}],
  [{draft: 'draft_2'}],
  [{published: false}],
  [{published: 'draft'}],
  [{published: ['false', ' ']}],
  [{'dg-publish': false}],
  [{status: 'draft'}],
  [{password: 'sesame'}],
  [{post_passwd: 'sesame'}],
  [{pwd: 1234}],
  [{passwords: ['sesame']}],
  [{accessCode: 'sesame'}],
  [{protect: {pass: 'sesame'}}],
  [{visibility: 'paid'}],
  [{audience: 'only_paid'}],
  [{audience: 'only_free'}],
  [{visibility: 'free'}],
  [{status: '[[Draft]]'}],
  [{tiers: ['gold']}],
  [{permalink: false}],
  [{eleventyExcludeFromCollections: true}],
  [{_build: {render: 'never'}}],
  [{expiryDate: '2025-12-31'}],
  [{expires: '31.12.2025'}],
  [{expires: '2025-02-31'}],
  [{date: '2020-01-01', publishDate: '2026-02-01'}],
  [{extra: {draft: true}}],
  [{live: false}],
  [{secret: true}],
  [{hide: true}],
  [{draft: {'{ env }': null}}],
  [{not_published: true}],
  [{gated: 'yes'}],
  [{tags: ['tea', 'Draft']}],
  [{categories: 'tea, private'}],
  [{type: 'private'}],
  [{publicationStatus: 'unpublished'}],
  [{audience: ['friends']}],
  [{date: '2020-01-01', published: '2026-02-01'}],
  [{date: '2020-01-01', embargo_until: '2026-02-01'}],
  [{pubDate: '2020-01-01', publish_on: '2026-02-01'}],
  [{embargo: '2026-02-01'}],
  [{date: '2026-02-01', embargo: '2026-03-01'}],
  [{date: 'soon', published: '2026-02-01'}],
  [{audience: ['paid', 'friends and family']}],
  [{redirect_to: ['https://x.example/']}],
  [{ignorePublish: true}],
  [{stage: 'draft'}],
  [{meta: {draft: true}}],
  [{params: {page: {published: false}}}],
  [{protect: {password: 'sesame'}}],
  [{access: [{Password: 'sesame'}]}],
  [{settings: {'is-private': 'yes'}}],
  [{meta: {visibility: 'private'}}],
])('a post with %j was not public', (fields) => {
  expect(privateReason(fields, 'posts/a.md', NOW)).toBeDefined();
});

test.each([
  [{}],
  [{draft: false}],
  [{published: '2020-01-01'}],
  [{state: 'Vermont'}],
  [{visibility: 'unlisted'}],
  [{access: 'free'}],
  [{tags: ['drafting', 'private-life'], date: '2020-01-01', published: '2025-02-01'}],
  [{status: ['[[Published]]']}],
  [{audience: 'beginner-friendly'}],
  [{audience: 'family caregivers'}],
  [{publication_status: 'in press', type: 'private-equity'}],
  [{date: '2020-01-01', release_date: '2026-06-01'}],
  [{expires: 1800}],
  [{pubDate: '2026-03-01', embargo: '2026-03-01'}],
  [{exclude: ['sitemap'], stage: 'Tour de France'}],
  [{expiryDate: '2027-01-01'}],
  [{date: '2026-03-01'}],
  [{cover: {hidden: true}, comments: {visible: false}, project: {status: 'archived'}}],
  [{image: {published: '2020-01-01', render: false}, author: {password: ''}}],
])('a post with %j was public or scheduled', (fields) => {
  expect(privateReason(fields, 'posts/a.md', NOW)).toBeUndefined();
});

test.each([
  ['_drafts/a.md', true],
  ['blog/Private/2020/a.md', true],
  ['posts/drafts-and-beer.md', false],
])('a post at %s is private because of its folder: %s', (source, isPrivate) => {
  expect(privateReason({}, source, NOW) !== undefined).toBe(isPrivate);
});

test.each([
  ['_posts/2020-01-01-a.md', true],
  ['_posts/2026-02-01-a.md', false],
])(
  'a post at %s with an embargo is private until then if it would be public: %s',
  (source, isPrivate) => {
    expect(privateReason({embargo: '2026-02-01'}, source, NOW) !== undefined).toBe(isPrivate);
  },
);

test('a reason quotes a value that is an object', () => {
  expect(privateReason({draft: {'{ env }': null}}, 'a.md', NOW)).toBe(
    'of "draft: {"{ env }":null}"',
  );
});

test.each([
  [{visibility: 'unlisted'}, true],
  [{access: 'unlisted'}, true],
  [{robots: 'noindex, nofollow'}, true],
  [{unlisted: false}, false],
])('%j is unlisted: %s', (fields, expected) => {
  expect(isUnlisted(fields)).toBe(expected);
});

test('a field that contains itself, by an alias of YAML, is read once', () => {
  const meta: Record<string, unknown> = {draft: true};
  meta['self'] = meta;
  expect(privateReason({meta}, 'blog/a.md', NOW)).toBeDefined();
});
