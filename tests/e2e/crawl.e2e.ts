import type {Page} from '@playwright/test';
import {posts} from '../support/blogPosts';
import {addresses} from '../support/builtPages';
import {sectionPages} from '../support/sections';
import {mappedPages} from '../support/siteMap';
import {expect, hydrated, isSameDocument, markDocument, test} from '../support/test';
import {walk} from '../support/walk';

/** Milliseconds for the whole walk on a busy machine; it takes a quarter of that on a free one. */
const MOST_TIME = 600_000;
const AT_ONCE = 6;
const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const pages = mappedPages();
/** Every link to them opens a tab, so that no navigation inside a document leads there. */
const ownTabs = ['/newsletter'];

function isOwnPage(address: string): boolean {
  return address.startsWith('/') && !/^\/(?:assets|img|fonts)\/|\.(?!md$)\w+$/.test(address);
}

test('the site map has every post, tag and section page', () => {
  const paths = new Set(pages.map(({path}) => path));
  const tags = new Set(posts.flatMap((post) => post.tags.map(({permalink}) => permalink)));
  const wanted = [...posts.map(({permalink}) => permalink), ...tags];
  expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
  expect(sectionPages.filter(({path}) => !paths.has(path))).toEqual([]);
  expect(pages.filter(({title, heading}) => title === '' || heading === '')).toEqual([]);
});

test('every page is reached from home by links that need no JavaScript', async ({request}) => {
  test.setTimeout(120_000);
  const seen = new Set(['/']);
  for (let round = ['/']; round.length > 0;) {
    const found: string[] = [];
    // As many at once as a browser asks one host for.
    for (let first = 0; first < round.length; first += AT_ONCE) {
      const pagesRead = round.slice(first, first + AT_ONCE).map(async (address) => {
        const response = await request.get(address);
        expect(response.status(), address).toBe(200);
        const anchors = (await response.text()).match(/<a [^>]*>/g) ?? [];
        return addresses(anchors.join('')).map((href) => href.replace(/[?#].*$/, ''));
      });
      found.push(...(await Promise.all(pagesRead)).flat());
    }
    round = [...new Set(found)].filter((path) => isOwnPage(path) && !seen.has(path));
    round.forEach((path) => seen.add(path));
  }
  expect(pages.filter(({path}) => !seen.has(path))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a reader goes by links from home to the oldest post, a tag and a book list', async ({
    page,
  }) => {
    const oldest = posts.at(-1);
    const [tag] = oldest?.tags ?? [];
    const [section] = sectionPages;
    const steps = ['/blog', '/blog/archive', oldest?.permalink, tag?.permalink, section?.path];
    await page.goto('/');
    for (const step of steps) {
      await page.locator(`a[href="${step}"]`).first().dispatchEvent('click');
      await expect(page).toHaveURL(step ?? '');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
  });
});

async function servePicturesEmpty(page: Page): Promise<void> {
  await page.route(/\/img\/.+\.(?:svg|png|avif|webp)/, (route) =>
    route.fulfill({contentType: 'image/svg+xml', body: EMPTY_PICTURE}),
  );
}

test('one document shows every page in turn by clicks on links, without a fault', async ({
  page,
}) => {
  test.setTimeout(MOST_TIME + 60_000);
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) {
      failed.push(response.url());
    }
  });
  await servePicturesEmpty(page);
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  const targets = pages.map(({path}) => path).filter((path) => path !== '/');
  const start = Date.now();
  const {visited, wrong, waits, longestTask} = await page.evaluate(walk, {
    pages,
    patience: 10_000,
  });
  const seconds = (Date.now() - start) / 1000;
  const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0;
  const figures = `${targets.length} pages in ${seconds.toFixed(1)} s by ${waits.length} clicks; click to paint ${median.toFixed(0)} ms (median), longest task ${longestTask.toFixed(0)} ms`;
  test.info().annotations.push({type: 'walk', description: figures});
  expect(wrong).toEqual([]);
  expect(failed).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
  expect([...visited, ...ownTabs].sort()).toEqual(targets.sort());
  expect(seconds * 1000).toBeLessThan(MOST_TIME);
});
