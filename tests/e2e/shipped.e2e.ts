import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from '../support/shippedSite';
import {baseOf, mappedPages} from '../support/siteMap';
import {shippedBuild} from '../support/sites';
import {expect, visit} from '../support/test';

/** Pages of the shipped site that stand for the rest, whatever its content: by kind, not by name. */
function samples() {
  const pages = mappedPages(shippedBuild);
  const find = (fits: (address: string) => boolean) => pages.find((page) => fits(page.path));
  const feed = readFileSync(path.join(shippedBuild, 'blog/feed.json'), 'utf8');
  const posts = (JSON.parse(feed) as {items: {url: string}[]}).items.map(({url}) =>
    decodeURI(new URL(url).pathname),
  );
  const base = baseOf(shippedBuild);
  const fixed = ['', 'blog', 'books/to-read', 'chat', 'intelligence'].map((end) => base + end);
  const picked = [
    ...fixed.map((address) => find((candidate) => candidate === address)),
    find((address) => address === posts[0]),
    find((address) => address === posts.at(-1)),
    find((address) => address.startsWith(`${base}blog/tags/`)),
  ];
  return picked.filter((page) => page !== undefined);
}

test('the shipped site comes to life on every kind of page, with the heading that was served', async ({
  page,
}) => {
  test.slow();
  const pages = samples();
  // Home and the blog are on any site; the others may be switched off, or have nothing to show.
  expect(pages.length).toBeGreaterThanOrEqual(2);
  for (const {path: address, title, heading} of pages) {
    await visit(page, address);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  }
});
