import {readRedirects} from '../../src/config/siteFolder';
import {homeOf, sitemapPaths} from '../support/builtPages';
import {servedTexts, shippedTest as test} from '../support/servedSites';
import {repository, shippedBuild} from '../support/sites';
import {expect, loadClient, isSameDocument, markDocument} from '../support/test';

const {baseUrl} = homeOf(shippedBuild);

interface Target {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
}

/**
 * Opens a page as a link within the site does. Resolves with the page that is shown, at the latest after
 * 20 seconds. Runs in the browser.
 */
async function goTo({path, title, heading}: Target): Promise<Target> {
  const plain = (text = '') => text.replace(/[\s\u200b]+/g, ' ').trim();
  const shown = () => ({
    path: decodeURI(location.pathname),
    title: plain(document.title),
    heading: plain(document.querySelector('h1')?.textContent),
  });
  const start = performance.now();
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  while (
    (shown().title !== title || shown().heading !== heading) &&
    performance.now() - start < 20_000
  ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return shown();
}

test('the shipped pages open one after another, without reload or error', async ({page}) => {
  test.slow();
  await page.route(/\/img\/.+\.(?:svg|png|avif|webp)/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await page.goto('/');
  await loadClient(page);
  await markDocument(page);
  const isTag = (path: string) => path.startsWith(`${baseUrl}blog/tags/`);
  // A tenth of the tags is enough, because their pages have one template.
  const paths = sitemapPaths(shippedBuild).filter(
    (path, index) => !isTag(path) || index % 10 === 0,
  );
  for (const path of paths) {
    const target = {path, ...servedTexts(path)};
    expect(await page.evaluate(goTo, target)).toEqual(target);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('old addresses redirect to their new page, with query and hash', async ({page}) => {
  test.slow();
  // A tenth of the redirects is enough, because all are written from one template.
  for (const {from, to} of readRedirects(repository).filter((_, index) => index % 10 === 0)) {
    await page.goto(`${baseUrl}${from.slice(1)}?via=mail#place`);
    await expect(page, from).toHaveURL(`${baseUrl}${to.slice(1)}?via=mail#place`);
    await expect(page.getByRole('heading', {level: 1}), from).toBeVisible();
    await expect(page, from).not.toHaveTitle(/not found/i);
  }
});
