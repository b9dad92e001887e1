import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {siteWithCorpus} from '../bench/corpus/writeCorpus';
import type {ProcessFigures} from '../bench/site/runProcess';
import {runProcess} from '../bench/site/runProcess';
import {DOCUSAURUS} from '../support/fixtureSite';
import {folderSize} from '../bench/site/sites';

const POSTS = 2000;
const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1_000_000;

/** Folder of this site with a corpus of posts in place of its own. Built once for all tests. */
let folder = '';
let figures: ProcessFigures;

beforeAll(async () => {
  folder = siteWithCorpus(POSTS);
  figures = await runProcess([...DOCUSAURUS, 'build'], folder);
}, 1_200_000);

function built(file: string): string {
  return readFileSync(path.join(folder, 'build', file), 'utf8');
}

test('a build of 2,000 posts needs at most 7 GB of memory and writes at most 400 MB', () => {
  const {bytes} = folderSize(path.join(folder, 'build'));
  console.log(
    `2,000 posts: ${figures.seconds.toFixed(0)} s, ${(figures.peak / GIGABYTE).toFixed(1)} GB, ${(bytes / MEGABYTE).toFixed(0)} MB`,
  );
  expect(figures.peak).toBeLessThan(7 * GIGABYTE);
  expect(bytes).toBeLessThan(400 * MEGABYTE);
});

test('every post has its page, and is listed in the archive, the sitemap and the feed', () => {
  const pages = [...built('sitemap.xml').matchAll(/<loc>[^<]*\/blog\/([^/<]+)<\/loc>/g)]
    .map(([, slug = '']) => slug)
    .filter((slug) => !['archive', 'authors', 'tags'].includes(slug));
  expect(pages).toHaveLength(POSTS);
  const archive = built('blog/archive.html');
  const feed = built('blog/rss.xml');
  const missing = pages.filter(
    (slug) =>
      !archive.includes(`/blog/${slug}`) ||
      !feed.includes(`/blog/${slug}<`) ||
      !built(`blog/${slug}.html`).includes('<h1'),
  );
  expect(missing).toEqual([]);
});

test('the list of posts and the page of a post stay small', () => {
  expect(Buffer.byteLength(built('blog.html'))).toBeLessThan(250_000);
  const [, slug = ''] = /\/blog\/([\w.-]+)<\/loc>/.exec(built('sitemap.xml')) ?? [];
  expect(Buffer.byteLength(built(`blog/${slug}.html`))).toBeLessThan(150_000);
});
