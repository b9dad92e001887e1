import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {siteWithCorpus} from '../bench/corpus/writeCorpus';
import type {ProcessFigures} from '../bench/site/runProcess';
import {DOCUSAURUS, runProcess} from '../bench/site/runProcess';
import {folderSize} from '../bench/site/sites';

const POSTS = 2000;
const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1_000_000;

/** One build of this site with a corpus of posts; each test looks at what became of it. */
let folder = '';
let figures: ProcessFigures;

beforeAll(async () => {
  folder = siteWithCorpus(POSTS);
  figures = await runProcess([DOCUSAURUS, 'build'], folder);
}, 1_200_000);

afterAll(() => rmSync(folder, {recursive: true, force: true}));

function built(file: string): string {
  return readFileSync(path.join(folder, 'build', file), 'utf8');
}

test('2,000 posts are built within 4.5 GB of memory, into 200 MB at most', () => {
  const {bytes} = folderSize(path.join(folder, 'build'));
  console.log(
    `2,000 posts: ${figures.seconds.toFixed(0)} s, ${(figures.peak / GIGABYTE).toFixed(1)} GB, ${(bytes / MEGABYTE).toFixed(0)} MB`,
  );
  expect(figures.peak).toBeLessThan(4.5 * GIGABYTE);
  expect(bytes).toBeLessThan(200 * MEGABYTE);
});

test('every one of them has its page, its place in the archive, the site map and the feed', () => {
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

test('the list of posts and the page of a post stay light', () => {
  expect(Buffer.byteLength(built('blog.html'))).toBeLessThan(250_000);
  const [, slug = ''] = /\/blog\/([\w.-]+)<\/loc>/.exec(built('sitemap.xml')) ?? [];
  expect(Buffer.byteLength(built(`blog/${slug}.html`))).toBeLessThan(150_000);
});
