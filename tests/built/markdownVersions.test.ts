import {expect, test} from 'vitest';
import {permalinksOf, posts, sectionPages, siteAddress} from '../support/fixturePages';
import {fixturePage, fixtureText, hrefsOf} from '../support/html';
import {fixtureBuild} from '../support/sites';
import {addressesOf, markdownProblems, parseMarkdown} from '../support/markdownProblems';

const withMarkdown = [
  ...permalinksOf(posts),
  ...sectionPages.map((page) => page.path),
  ...['/about-this-site', '/design-system', '/markdown-page', '/chat/models'],
];

test.each(withMarkdown)('%s links to a Markdown version with the same content', (page) => {
  expect(markdownProblems(fixtureBuild, page)).toEqual([]);
  const link = fixturePage(page)('link[rel=alternate][type="text/markdown"]');
  expect(hrefsOf(link)).toEqual([`${page}.md`]);
});

test('llms.txt lists every page with a Markdown version once', () => {
  const addresses = addressesOf(parseMarkdown(fixtureText('llms.txt')));
  expect(addresses.filter((each) => each.endsWith('.md')).sort()).toEqual(
    withMarkdown.map((each) => siteAddress(`${each}.md`)).sort(),
  );
  const full = fixtureText('llms-full.txt');
  expect(withMarkdown.filter((page) => !full.includes(fixtureText(`${page}.md`)))).toEqual([]);
});
