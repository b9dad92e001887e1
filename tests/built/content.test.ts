import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {indexedUrls} from '../support/builtIndex';
import {permalinksOf, posts} from '../support/fixturePages';
import {attributesOf, fixturePage, fixtureText} from '../support/html';
import {fixtureBuild, repository} from '../support/sites';

/** Texts of the output's text files, by path. */
const texts = new Map(
  readdirSync(fixtureBuild, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|xml|json|js|txt|css|md|svg)$/.test(file))
    .map((file) => [file, readFileSync(path.join(fixtureBuild, file), 'utf8')]),
);

function filesWith(...words: string[]): string[] {
  return [...texts].flatMap(([file, text]) =>
    words.some((word) => text.includes(word)) ? [file] : [],
  );
}

test('the search index contains all published posts', async () => {
  expect(await indexedUrls(fixtureBuild)).toEqual(expect.arrayContaining(permalinksOf(posts)));
});

// `filesWith` searches for the slug of a post, and for a word that no other post has.
test('scheduled posts and drafts are nowhere in the output', () => {
  expect(filesWith('a-note-of-another-century', 'okapi')).toEqual([]);
  expect(filesWith('half-written', 'quokka')).toEqual([]);
});

test('an unlisted post has a page that says so, and is in no list, feed, sitemap or Markdown file', () => {
  expect(fixtureText('blog/kept-quiet.html')).toContain('Unlisted page');
  const files = filesWith('kept-quiet', 'zanzibar');
  expect(files.filter((file) => !file.endsWith('.js'))).toEqual(['blog/kept-quiet.html']);
});

test('no built file contains the path of the repository on this machine', () => {
  expect(filesWith(repository)).toEqual([]);
});

test('the update date is in the sitemap, and is shown once, below the title', () => {
  const html = fixturePage('/blog/paper-sizes');
  const [, updated] = attributesOf(html('main article header time'), 'datetime');
  expect(updated).toBe('2022-01-05');
  expect(html('main').text()).not.toContain('Last updated');
  expect(fixtureText('blog/paper-sizes.md')).toContain('- Updated: 2022-01-05\n');
  expect(fixtureText('sitemap.xml')).toMatch(/paper-sizes<\/loc><lastmod>2022-01-05/);
});

test('a post with `written` in its front matter states that its date is editorial, and the year', () => {
  const html = fixturePage('/blog/iron-gall-ink');
  expect(html('main').text()).toContain('Editorial date. Written in 2023.');
});
