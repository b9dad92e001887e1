import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readOwner} from '../../src/config/readOwner';
import {shippedTest as test} from '../support/servedSites';
import {baseOf, mappedPages} from '../support/siteMap';
import {shippedBuild} from '../support/sites';
import {expect, visit} from '../support/test';

const base = baseOf(shippedBuild);

/** Returns the addresses of the newest and the oldest post, or none unless posts are checked strictly. */
function checkedPosts(): (string | undefined)[] {
  if (!readOwner().strictPosts) {
    return [];
  }
  const feed = readFileSync(path.join(shippedBuild, 'blog/feed.json'), 'utf8');
  const addresses = (JSON.parse(feed) as {items: {url: string}[]}).items.map(({url}) =>
    decodeURI(new URL(url).pathname),
  );
  return [addresses[0], addresses.at(-1)];
}

/** Returns a page of each kind, as far as this site has one. Works for any content. */
function samplePages() {
  const pages = mappedPages(shippedBuild);
  const paths = ['', 'blog', 'blog/archive', 'books/to-read', 'chat', 'intelligence'];
  const addresses = [...paths.map((end) => base + end), ...checkedPosts()];
  const tag = pages.find((page) => page.path.startsWith(`${base}blog/tags/`));
  return pages.filter((page) => addresses.includes(page.path) || page === tag);
}

test('this site hydrates on every kind of page and keeps the served heading', async ({page}) => {
  test.slow();
  const pages = samplePages();
  // Every site has a home page and a blog; other pages may be switched off or empty.
  expect(pages.length).toBeGreaterThanOrEqual(2);
  for (const {path: address, title, heading} of pages) {
    await visit(page, address);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  }
});
