import {expect, test} from 'vitest';
import {anchorsOf} from './anchorsOf';
import {chooseTarget} from './chooseTarget';
import {describePost} from './describePost';
import {nameOfPost, slugOfPost} from './nameOfPost';
import {plainText} from './plainText';
import type {ReadPost} from './readPost';
import {readPost} from './readPost';

const TAGS = ['a', 'b', 'c'].map((key) => ({key, label: key.toUpperCase()}));
const LINE = 'A first paragraph that is long enough to describe what the post is about.';

function read(text: string, source = 'a.md'): ReadPost | string {
  return readPost({source, bytes: Buffer.from(text), changed: Date.UTC(2020, 0, 2)}, TAGS);
}

test.each([
  ['_posts/2019-03-05-hello-world.md', 'hello-world', '2019-03-05'],
  ['2019-03-05 Hello World.md', 'Hello World', '2019-03-05'],
  ['20190305-hello.md', 'hello', '20190305'],
  ['2019-03-05_On-maps-3f9a2c1b7d4e.md', 'On-maps', '2019-03-05'],
  ['posts/hello/index.md', 'hello', undefined],
  ['posts/2019-03-05-hello/index.md', 'hello', '2019-03-05'],
  ['index.md', 'index', undefined],
  ['2019-03-05.md', '2019-03-05', '2019-03-05'],
  ['404-not-found.md', '404-not-found', undefined],
])('%s is called %s', (source, name, fileDay) => {
  expect(nameOfPost(source)).toEqual({name, fileDay});
});

test.each([
  [{slug: '/blog/A Slug/', addresses: []}, 'a-slug'],
  [{addresses: ['/2019/03/05/hello-world.html']}, 'hello-world'],
  [{addresses: ['/:categories/:title/']}, 'name'],
  [{addresses: ['https://old.example/', '/old/']}, 'old'],
  [{addresses: ['/a/index.html?x#y']}, 'a'],
  [{slug: '日本', addresses: []}, 'name'],
])('the slug of %j is %s', (picked, slug) => {
  expect(slugOfPost(picked, 'name', 'Title')).toBe(slug);
});

test.each([
  ['A &amp; b &#8211; c', 'A & b – c'],
  ['<em>A</em> <b>b</b>', 'A b'],
  ['Vec<T> & 1 < 2', 'Vec<T> & 1 < 2'],
])('%j reads %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  [['Short', LINE], '', LINE],
  [[`<p>${LINE}</p>`], '', LINE],
  [[], `![a](b)\n\n${LINE}\n`, LINE],
  [[], '`{% x %}`\n\nShort.\n', undefined],
  [[`${LINE} `.repeat(3)], '', `${LINE} ${LINE} A first…`],
])('of the excerpts %j and the text %j the description is %j', (excerpts, body, text) => {
  expect(describePost(excerpts, body).text).toBe(text);
});

test('a post with everything needs no draft', () => {
  expect(
    read(`---\ntitle: T\ndate: 2019-03-05\ntags: [a, b, c]\nlastmod: 2019-04-01\n---\n${LINE}\n`),
  ).toMatchObject({
    title: 'T',
    date: '2019-03-05',
    updated: '2019-04-01',
    slug: 'a',
    isDraft: false,
    notes: ['description taken from the first paragraph'],
  });
});

test('a post with nothing gets all it can from its text and its file', () => {
  expect(read('# The title\n\nText.\n')).toMatchObject({
    title: 'The title',
    date: '2020-01-02',
    isDraft: true,
    tags: {keys: []},
  });
  expect(read('Text.\n', 'x/on-maps.md')).toMatchObject({title: 'On maps', slug: 'on-maps'});
});

test.each([
  ['', 'is empty'],
  ['---\ntitle: T\n---\n\n<!-- a -->\n', 'is empty'],
  ['a\0b', 'is no text'],
])('%j is refused', (text, reason) => {
  expect(read(text)).toBe(reason);
});

test.each([
  ['an update before the day', 'lastmod: 2018-01-01'],
  ['an update that is no date', 'lastmod: soon'],
])('%s is left out and kept among the rest', (_, field) => {
  const post = read(`---\ndate: 2019-03-05\n${field}\n---\n${LINE}\n`) as ReadPost;
  expect(post.updated).toBeUndefined();
  expect(post.carried.has(field.slice('lastmod: '.length))).toBe(false);
});

test('anchors are called as the build calls them', () => {
  const text = '# A *b*\n\n## A b\n\n## C {#own}\n\n<a name="d"></a>\n\nx[^1]\n\n[^1]: y\n';
  expect([...anchorsOf(text)]).toEqual(['a-b', 'a-b-1', 'own', 'd', 'user-content-fn-1']);
});

test('a slug that is taken gets a number, a file that is there is never replaced', () => {
  const there = {
    file: 'blog/2019-01-01-a.mdx',
    fields: {slug: 'a'},
    head: '',
    body: '',
    linesAbove: 0,
    problems: [],
  };
  const choose = chooseTarget([there]);
  expect(choose('a', '2019-01-01')).toEqual({kind: 'there', existing: there});
  expect(choose('a', '2020-01-01')).toMatchObject({slug: 'a-2', file: '2020-01-01-a-2.md'});
  expect(choose('a', '2020-01-01')).toMatchObject({slug: 'a-3'});
  expect(choose('tags', '2020-01-01')).toMatchObject({slug: 'tags-2'});
});
