import type {Page, Route} from '@playwright/test';
import {newest} from '../support/fixturePages';
import {listedPosts} from '../support/frame';
import {closeSearch, searchFor} from '../support/searchModal';
import {expect, test, visit} from '../support/test';
import {
  COUNTERS,
  FEED,
  PICTURES,
  PROXY,
  SIGNUP,
  TAPE_SCRIPT,
  WIDGET,
} from '../support/thirdParties';

const ALL = [FEED, PROXY, TAPE_SCRIPT, COUNTERS, SIGNUP, WIDGET, PICTURES];
const CORS = {'access-control-allow-origin': '*'};

/** Answers of third parties that do not work, by a description of them. */
const FAULTS: Readonly<Record<string, (route: Route) => unknown>> = {
  'never respond': () => undefined,
  'respond with an HTML page instead of data': (route) =>
    route.fulfill({headers: CORS, contentType: 'text/html', body: '<!doctype html><p>Sign in'}),
};

/** Expects the pages and the search that do not depend on third parties to work. */
async function expectSiteWorks(page: Page): Promise<void> {
  await visit(page, '/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await searchFor(page, 'ink');
  await closeSearch(page);
  await visit(page, '/newsletter');
  await expect(
    page.getByRole('main').locator('a[href^="https://letters.example"]').first(),
  ).toBeVisible();
  await visit(page, '/blog/what-a-post-may-hold');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test.describe('where third parties', () => {
  // A third party's HTML page, run as a script, is a syntax error.
  test.use({allowedPageErrors: [/^Unexpected token/]});

  for (const [name, answer] of Object.entries(FAULTS)) {
    test(`${name}, the site works without them`, async ({page}) => {
      test.slow();
      for (const address of ALL) {
        await page.route(address, (route) => void answer(route));
      }
      await expectSiteWorks(page);
      await page.goto('/', {waitUntil: 'domcontentloaded'});
      await expect(page.getByRole('region', {name: 'Prediction markets'})).toHaveCount(0);
    });
  }
});

test.describe('when the network fails during a visit', () => {
  test.use({allowedConsole: [/ERR_INTERNET_DISCONNECTED/]});

  test('loaded content stays usable, and a clicked link opens once the network is back', async ({
    page,
    context,
  }) => {
    await visit(page, '/blog');
    await context.setOffline(true);
    await page.getByRole('searchbox', {name: 'Filter posts'}).fill(newest.date);
    await expect.poll(() => listedPosts(page)).toEqual([newest.permalink]);
    // The site then loads the page as a new document, which fails as long as the network is down.
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await page.getByRole('heading', {level: 3, name: newest.title}).getByRole('link').click();
    await failed;
    await context.setOffline(false);
    await page.reload();
    await expect(page).toHaveURL(newest.permalink);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(newest.title);
  });
});
