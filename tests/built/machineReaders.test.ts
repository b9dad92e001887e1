import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {posts, sectionPages, siteAddress} from '../support/fixturePages';
import {pagesWithContent} from '../support/builtPages';
import {hrefsOf, readPage} from '../support/html';
import {fixtureBuild} from '../support/sites';
import {addressesOf, markdownProblems, parseMarkdown} from '../support/markdownProblems';

const postPaths = posts.map(({permalink}) => permalink);
const sectionPaths = sectionPages.map((page) => page.path);
const markdownPages = ['/about-this-site', '/design-system', '/markdown-page', '/chat/models'];
const withMarkdown = [...postPaths, ...sectionPaths, ...markdownPages];

function built(file: string): string {
  return readFileSync(path.join(fixtureBuild, file), 'utf8');
}

test.each(withMarkdown)('%s links to a Markdown version with the same content', (page) => {
  const by = sectionPaths.includes(page) ? 'line' : 'block';
  expect(markdownProblems(fixtureBuild, page, by)).toEqual([]);
  const link = readPage(fixtureBuild, page)('link[rel=alternate][type="text/markdown"]');
  expect(hrefsOf(link)).toEqual([`${page}.md`]);
});

test('llms.txt lists every page with a Markdown version once', () => {
  const addresses = addressesOf(parseMarkdown(built('llms.txt')));
  expect(addresses.filter((each) => each.endsWith('.md')).sort()).toEqual(
    withMarkdown.map((each) => siteAddress(`${each}.md`)).sort(),
  );
  const full = built('llms-full.txt');
  expect(withMarkdown.filter((page) => !full.includes(built(`${page}.md`)))).toEqual([]);
});

test('every page with content links to llms.txt', () => {
  const pages = pagesWithContent(fixtureBuild);
  expect(pages.length).toBeGreaterThan(40);
  for (const {file, html} of pages) {
    const link = load(html)('head link[rel=alternate][type="text/plain"]');
    expect(hrefsOf(link), file).toEqual(['/llms.txt']);
  }
});
