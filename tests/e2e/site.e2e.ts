import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readOwner} from '../../src/config/readOwner';
import {homeOf, sitemapPaths} from '../support/builtPages';
import {servedTexts, shippedTest as test} from '../support/servedSites';
import {shippedBuild} from '../support/sites';
import {expect, visit} from '../support/test';

/** Returns the paths of the newest and the oldest post; none if posts are not checked strictly. */
function checkedPosts(): string[] {
  if (!readOwner().strictPosts) {
    return [];
  }
  const feed = readFileSync(path.join(shippedBuild, 'blog/feed.json'), 'utf8');
  const {items} = JSON.parse(feed) as {items: {url: string}[]};
  return [items[0], items.at(-1)].map((item) => decodeURI(new URL(item?.url ?? '').pathname));
}

test('this site hydrates on every kind of page and keeps the served heading', async ({page}) => {
  test.slow();
  const {baseUrl} = homeOf(shippedBuild);
  const kinds = ['', 'blog', 'books/to-read', 'intelligence'];
  const wanted = [...kinds.map((kind) => baseUrl + kind), ...checkedPosts()];
  const paths = sitemapPaths(shippedBuild);
  const tag = paths.find((each) => each.startsWith(`${baseUrl}blog/tags/`));
  const samples = paths.filter((each) => wanted.includes(each) || each === tag);
  // Every site has a home page and a blog; other pages may be switched off or empty.
  expect(samples.length).toBeGreaterThanOrEqual(2);
  for (const sample of samples) {
    await visit(page, sample);
    const {title, heading} = servedTexts(sample);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  }
});
