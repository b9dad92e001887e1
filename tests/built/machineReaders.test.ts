import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {permalinksOf, posts, sectionPages, siteAddress} from '../support/fixturePages';
import {hrefsOf, readPage} from '../support/html';
import {fixtureBuild} from '../support/sites';
import {addressesOf, markdownProblems, parseMarkdown} from '../support/markdownProblems';

const withMarkdown = [
  ...permalinksOf(posts),
  ...sectionPages.map((page) => page.path),
  ...['/about-this-site', '/design-system', '/markdown-page', '/chat/models'],
];

function built(file: string): string {
  return readFileSync(path.join(fixtureBuild, file), 'utf8');
}

test.each(withMarkdown)('%s links to a Markdown version with the same content', (page) => {
  expect(markdownProblems(fixtureBuild, page)).toEqual([]);
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
