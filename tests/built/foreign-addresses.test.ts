import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {deadAddresses} from '../support/deadAddresses';
import {hrefsOf, readPage, textsOf} from '../support/html';
import {FOREIGN_BASE, foreignBuild, foreignContent} from '../support/sites';

const URL_OF_SITE = 'https://vale.example';

const folder = path.join(foreignContent, 'blog');
const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:mdx?|jsx)$/.test(file))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

test('every address in pages, feeds and Markdown versions exists below the base path', () => {
  const dead = deadAddresses(foreignBuild);
  // As in Docusaurus, addresses in HTML elements of a post stay as written.
  const isWritten = (line: string) =>
    sources.includes(`="${line.replace(/^.*?: /, '').replace(URL_OF_SITE, '')}"`);
  expect(dead.filter((line) => !isWritten(line))).toEqual([]);
});

test('links with and without the base path lead to the same page, also in the Markdown version', () => {
  const page = readPage(foreignBuild, '/blog/links-below-the-base-path');
  const hrefs = hrefsOf(page('article .markdown a:not(.hash-link)'));
  const ends = ['release-2.0', 'release-2.0', 'archive', 'tags'].map((end) => `blog/${end}`);
  expect(hrefs).toEqual(
    [...ends, '', 'blog/rss.xml', 'subscribe'].map((end) => FOREIGN_BASE + end),
  );
  const file = path.join(foreignBuild, 'blog/links-below-the-base-path.md');
  const text = readFileSync(file, 'utf8');
  for (const href of hrefs) {
    expect(text).toMatch(new RegExp(`(?:\\(|: )${URL_OF_SITE}${href}(?:\\)|\n)`));
  }
});

test.each([
  ['a dot', 'release-2.0'],
  ['a space', 'two words'],
  ['an ampersand', 'salt&pepper'],
  ['other scripts', '分词'],
  ['folders and slashes at its ends', 'a/deep/one'],
  ['.html at its end', 'old.html'],
  ['the name of a folder of the build', 'assets'],
  ['the name of a page of another list', 'page/2'],
])('a slug with %s has a page with that address, and a Markdown version', (_name, slug) => {
  const page = readPage(foreignBuild, `/blog/${slug}`);
  expect(textsOf(page('article h1'))).toEqual([`Slug: ${slug}`]);
  const [address = ''] = hrefsOf(page('link[rel=canonical]'));
  expect(decodeURI(new URL(address).pathname)).toBe(`${FOREIGN_BASE}blog/${slug}`);
  expect(existsSync(path.join(foreignBuild, `blog/${slug}.md`))).toBe(true);
});
