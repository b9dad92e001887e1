import {expect, test} from 'vitest';
import {importFiles} from '../../tests/sites.js';
import type {Fields} from '../read/exportedPost.js';
import {convertFields} from './convertFields.js';

/** Returns the labels of the tags in these fields. */
const tagsOf = (fields: Fields, source?: string) => convertFields(fields, source).tags;

test.each([
  [{category: 'Web Development'}, 'posts/a.md', ['Web Development']],
  [{category: 'Web Development'}, '_posts/a.md', ['Web Development']],
  [{categories: 'Web Development'}, 'source/_posts/a.md', ['Web Development']],
  [{categories: 'web css'}, '_posts/a.md', ['web', 'css']],
  [{tags: 'web css'}, 'posts/a.md', ['web', 'css']],
  [{tags: 'Web Development, CSS'}, '_posts/a.md', ['Web Development', 'CSS']],
  [{tags: '[web, #css]'}, 'posts/a.md', ['web', 'css']],
  [{tags: ['#web', 'C#']}, 'posts/a.md', ['web', 'C#']],
  [{tag: 'Web Development', categories: ['CSS']}, 'posts/a.md', ['Web Development', 'CSS']],
])('tags in %j of %s are %j', (fields, source, tags) => {
  expect([...tagsOf(fields, source)].sort()).toEqual([...tags].sort());
});

test.each<[Fields, string | undefined]>([
  [{image: {path: '/a.png', alt: 'A'}}, '/a.png'],
  [{image: {teaser: 'b.png', feature: 'a.png'}}, 'a.png'],
  [{header: {overlay_image: '/a.png', teaser: '/b.png'}}, '/a.png'],
  [{'cover-img': ['/a.png', '/b.png']}, '/a.png'],
  [{images: ['a.png']}, 'a.png'],
  [{params: {cover: 'a.png'}}, 'a.png'],
  [{cover: {title: 'A cup', image: 'a.png', relative: true}}, 'a.png'],
  [{cover: {image: '', hidden: true}, thumbnail: 'b.png'}, 'b.png'],
  [{header: 'A header'}, undefined],
])('the picture of a post with %j is %s', (fields, image) => {
  expect(convertFields(fields).image).toBe(image);
});

test.each<[Fields]>([
  [{pubDatetime: '2020-01-02T10:00:00Z', modDatetime: '2020-03-04'}],
  [{published_on: '2020-01-02', 'last-modified': '2020-03-04'}],
  [{'Date-Created': '2020-01-02', LastUpdated: '2020-03-04'}],
  [{timestamp: '2020-01-02 10:00:00+08:00', updated: '2020-03-04'}],
  [{date: {created: '2020-01-02', updated: '2020-03-04'}}],
])('the dates of a post with %j are found', (fields) => {
  const converted = convertFields(fields);
  expect([converted.date, converted.fields.last_update]).toEqual([
    '2020-01-02',
    {date: '2020-03-04'},
  ]);
});

test.each([
  ['2019', '_posts/2020-05-17-a.md', '2020-05-17'],
  ['2020-05', 'posts/a.md', '2020-05-01'],
  ['May 2020', 'posts/a.md', '2020-05-01'],
  ['Spring 2027', 'posts/a.md', undefined],
  ['1230', 'posts/a.md', undefined],
])('a post with the date %s at %s has the day %s', (date, source, day) => {
  expect(convertFields({date}, source).date).toBe(day);
});

test('commas separate the names in `authors`, but are part of the name in `author`', () => {
  const namesIn = (fields: Fields) => convertFields(fields).authors.map(({name}) => name);
  expect(namesIn({Authors: 'Jane Doe, Bo Ek'})).toEqual(['Jane Doe', 'Bo Ek']);
  expect(namesIn({author: 'Jane Doe, PhD'})).toEqual(['Jane Doe, PhD']);
  expect(namesIn({authors: 'Doe, Jane; Ek, Bo'})).toEqual(['Doe, Jane', 'Ek, Bo']);
});

test('empty fields are left out without a note', () => {
  const {fields, unused, notes} = convertFields({title: 'A', image: '', lead: '', toc: null});
  expect([fields, unused, notes]).toEqual([{title: 'A'}, {}, []]);
});

test('an id from another engine becomes a comment, because Docusaurus would warn about the field', () => {
  expect(convertFields({id: 'a'}).unused).toEqual({id: 'a'});
});

test('tags that only put a text into an Eleventy collection are left out', () => {
  const fields = {tags: ['posts', 'css', 'all']};
  expect(convertFields(fields, 'a.md', [], 'eleventy').tags).toEqual(['css']);
  expect(convertFields(fields, 'a.md', [], 'hugo').tags).toEqual(['posts', 'css', 'all']);
});

/** Imports a post with these fields, and returns it with the report and the list of authors. */
async function importPost(fields: string, files = {}) {
  const {read, report} = await importFiles({
    ...files,
    'posts/a.md': `---\ntitle: A\ndate: 2020-01-02\n${fields}---\nText`,
  });
  return {report, post: read('blog/2020-01-02-a.md'), authors: read('blog/authors.yml')};
}

test('fields that Docusaurus does not use become comments, so that pages do not contain them', async () => {
  const {post, report} = await importPost(
    'author_title: Editor\ntodo: |\n  Call\n\n  Bo\nkeywords: a, b\nhide_table_of_contents: maybe\n',
  );
  expect(post).toContain(
    'authors:\n  - founder\nkeywords:\n  - a\n  - b\n# author_title: Editor\n# todo: |\n#   Call\n#\n#   Bo\n# hide_table_of_contents: maybe\n---\n',
  );
  expect(report).toContain(
    'became comments in the front matter: author_title, hide_table_of_contents, todo\n',
  );
  expect(report).toContain(
    'hide_table_of_contents became a comment: Docusaurus expects a different format',
  );
});

test('fields that the site uses stay', () => {
  expect(convertFields({comments: false, mood: 'good'}, '', ['comments'])).toMatchObject({
    fields: {comments: false},
    unused: {mood: 'good'},
  });
});

test('fields about the author become part of the author’s entry', async () => {
  const {post, authors} = await importPost(
    'author: Jane Doe\nauthor_title: Editor\nauthorURL: https://jane.example\nauthor_image_url: https://jane.example/me.png\n',
  );
  expect(post).toContain('authors:\n  - jane-doe\n---');
  expect(authors).toContain(
    'jane-doe:\n  name: Jane Doe\n  title: Editor\n  url: https://jane.example\n  image_url: https://jane.example/me.png\n',
  );
});

test('an author gets the fields of a data file or of the post, and is listed once', async () => {
  const {post, authors} = await importPost(
    'authors: [jane, {name: Bo Ek, url: "https://bo.example"}, Bo Ek]\n',
    {'_data/authors.yml': 'jane: {name: Jane Doe, title: Editor}\n'},
  );
  expect(post).toContain('authors:\n  - jane\n  - bo-ek\n---');
  expect(authors).toContain(
    'jane:\n  name: Jane Doe\n  title: Editor\nbo-ek:\n  name: Bo Ek\n  url: https://bo.example\n',
  );
});
