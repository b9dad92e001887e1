import {describe, expect, test} from 'vitest';
import owner from '../../src/data/owner';
import {readContent} from '../../src/features/content-check/readContent';
import {builtPages, homeOf, sitemapPaths, urlOf} from '../support/builtPages';
import {deadAddresses, pageAddresses} from '../support/deadAddresses';
import {fixtureBuild, fixtureContent, repository, shippedBuild} from '../support/sites';

/** Returns the addresses that readers can reach from the home page by links, without JavaScript. */
function reachedFrom(build: string): ReadonlySet<string> {
  const {baseUrl} = homeOf(build);
  const pages = new Map(
    builtPages(build).map(({file, html}) => [baseUrl.replace(/\/$/, '') + urlOf(file), html]),
  );
  const reached = new Set([baseUrl]);
  // This loop also visits the addresses that it adds.
  for (const from of reached) {
    const anchors = pages.get(from)?.match(/<a (?:"[^"]*"|'[^']*'|[^'">])*>/g) ?? [];
    for (const href of pageAddresses(anchors.join(''))) {
      const {origin, pathname} = new URL(href, `http://site.test${from}`);
      if (origin === 'http://site.test' && pages.has(decodeURIComponent(pathname))) {
        reached.add(decodeURIComponent(pathname));
      }
    }
  }
  return reached;
}

describe.each([
  ['the fixture site', fixtureBuild, fixtureContent] as const,
  // The posts of a fork may have broken links, so its own site is not checked.
  ...(owner.example ? [['the shipped site', shippedBuild, repository] as const] : []),
])('%s', (_name, build, root) => {
  test('has a target and an anchor for every address in its pages and Markdown versions', () => {
    // Addresses in code blocks of posts are examples.
    const texts = readContent(root).posts.map(({body}) => body);
    const isExample = (line: string) =>
      texts.some((text) => text.includes(line.replace(/^.*?: /, '')));
    expect(deadAddresses(build).filter((line) => !isExample(line))).toEqual([]);
  });

  test('has links from the home page to every page of the sitemap, without JavaScript', () => {
    const reached = reachedFrom(build);
    const mapped = sitemapPaths(build);
    expect(mapped.length).toBeGreaterThan(5);
    expect(mapped.filter((to) => !reached.has(to))).toEqual([]);
  });
});
