import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import type {PostFile} from '../../../src/lib/postFile';
import {contentProblems} from '../../../src/plugins/post-schema/contentProblems';
import type {Content} from '../../../src/plugins/post-schema/readContent';
import {readContent} from '../../../src/plugins/post-schema/readContent';
import {filesOf} from '../../support/authorCopy';
import {repository} from '../../support/sites';
import type {CorpusOptions} from './writeCorpus';
import {writeCorpus} from './writeCorpus';

const folders: string[] = [];

function corpus(options: CorpusOptions): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  folders.push(folder);
  writeCorpus(folder, options);
  return folder;
}

const shipped = readContent(repository);
const folder = corpus({posts: 500});
const content: Content = readContent(folder);
const names = new Set(shipped.posts.map(({file}) => file));
const made = content.posts.filter(({file}) => !names.has(file));

function wordsIn({body}: PostFile): number {
  return body.split(/\s+/).length;
}

afterAll(() => folders.forEach((each) => rmSync(each, {recursive: true, force: true})));

test('the same options give the same bytes, and a smaller corpus is part of a larger one', () => {
  const files = filesOf(folder);
  expect(filesOf(corpus({posts: 500}))).toEqual(files);
  const few = filesOf(corpus({posts: 200}));
  expect(files).toMatchObject(few);
  expect(Object.keys(few)).toHaveLength(Object.keys(files).length - 300);
});

test('there are as many posts and tags as asked for, the repository’s own among them', () => {
  expect(content.posts).toHaveLength(500);
  expect(made).toHaveLength(500 - shipped.posts.length);
  expect(Object.keys(content.lists.tags as object)).toHaveLength(400);
  expect(content.lists.tags).toMatchObject(shipped.lists.tags as object);
  const more = readContent(corpus({posts: shipped.posts.length, tags: 700}));
  expect(Object.keys(more.lists.tags as object)).toHaveLength(700);
});

test('the site’s own check of content finds no problem, and all titles and addresses differ', () => {
  expect(contentProblems(folder, content, true).errors).toEqual([]);
  for (const field of ['title', 'slug']) {
    expect(new Set(content.posts.map(({fields}) => fields[field])).size).toBe(500);
  }
});

test('posts are spread over twelve years and have 400 to 1,400 words', () => {
  const years = new Set(made.map(({fields}) => String(fields['date']).slice(0, 4)));
  expect(years.size).toBeGreaterThanOrEqual(12);
  expect(years.size).toBeLessThanOrEqual(13);
  const counts = made.map(wordsIn);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...counts)).toBeLessThanOrEqual(1400);
});

test('among the posts are headings, lists, tables, formulas, code of many kinds and links', () => {
  const text = made.map(({body}) => body).join('\n');
  for (const sign of [/^### \S/m, /^- \*\*/m, /^1\. /m, /^\| --- /m, /^\$\$$/m]) {
    expect(text).toMatch(sign);
  }
  expect(new Set([...text.matchAll(/^```([a-z]+)$/gm)].map(([, name]) => name)).size).toBe(8);
  const links = [...text.matchAll(/\]\(\.\/([^)]+)\)/g)].map(([, file]) => file);
  expect(links.length).toBeGreaterThan(300);
  const files = new Set(readdirSync(path.join(folder, 'blog')));
  expect(links.filter((file) => !files.has(String(file)))).toEqual([]);
});

test('words fall unevenly, and new ones keep coming, as in real text', () => {
  const distinct = (posts: readonly PostFile[]) =>
    new Set(posts.flatMap(({body}) => body.toLowerCase().match(/[a-z]{4,}/g) ?? [])).size;
  const half = distinct(made.slice(0, made.length / 2));
  expect(distinct(made)).toBeGreaterThan(1.1 * half);
  expect(distinct(made)).toBeLessThan(1.8 * half);
});

test('fewer posts or tags than the repository has, or none, are refused', () => {
  expect(() => corpus({posts: 100})).toThrow('number of posts must be a whole number of at least');
  expect(() => corpus({posts: 200, tags: 3})).toThrow('number of tags must be a whole number');
  expect(() => corpus({posts: 150.5})).toThrow(RangeError);
});
