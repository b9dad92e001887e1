import type {Page} from '@playwright/test';
import {variantTest} from '../support/servedSites';
import {searchFor, searchModal} from '../support/searchModal';
import {expect, visit} from '../support/test';

/** Tag that the search asks Algolia to put around matches. */
const MARK = '\u0002';
const INDEX = 'site_live';

const test = variantTest({
  ALGOLIA_APP_ID: 'TESTAPP1',
  ALGOLIA_SEARCH_KEY: 'search-only',
  ALGOLIA_INDEX: INDEX,
  ALGOLIA_INSIGHTS: 'true',
});

const HOSTS = /^https:\/\/testapp1[^/]*\.algolia(?:net\.com|\.net)\//i;
const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** Returns up to 45 hits like those in an index that DocSearch's crawler built: sections of one page. */
function hitsFor(hitsPerPage: number) {
  return Array.from({length: Math.min(hitsPerPage, 45)}, (_, number) => {
    const texts = {
      hierarchy: {
        lvl0: {value: 'Blog'},
        lvl1: {value: 'Ink'},
        lvl2: {value: `On ${MARK}paper${MARK}`},
      },
    };
    return {
      objectID: `hit-${number}`,
      url: 'https://example.com/blog/iron-gall-ink#why-it-turns-black',
      type: 'lvl2',
      hierarchy: {lvl0: 'Blog', lvl1: 'Ink', lvl2: 'On paper'},
      _highlightResult: texts,
      _snippetResult: texts,
    };
  });
}

/** Opens a page with a stand-in for Algolia. Returns lists of all later queries and reported events. */
async function open(page: Page, path: string) {
  const queries: Record<string, unknown>[] = [];
  const events: Record<string, unknown>[] = [];
  await page.route(HOSTS, async (route) => {
    const {requests} = route.request().postDataJSON() as {requests: {hitsPerPage: number}[]};
    queries.push(...requests);
    const results = requests.map(({hitsPerPage}) => ({
      hits: hitsFor(hitsPerPage),
      nbHits: 45,
      page: 0,
      nbPages: 3,
      hitsPerPage,
      queryID: 'query-id',
    }));
    await route.fulfill({json: {results}, headers: CORS});
  });
  await page.route('https://insights.algolia.io/**', async (route) => {
    events.push(...(route.request().postDataJSON() as {events: typeof events}).events);
    await route.fulfill({json: {status: 200}, headers: CORS});
  });
  await visit(page, path);
  return {queries, events};
}

test('the search filters by language and version, and reports opened hits', async ({page}) => {
  const {dialog, hits, seeAll} = searchModal(page);
  const {queries, events} = await open(page, '/chat');
  await searchFor(page, 'paper');
  await expect(hits).toHaveCount(5);
  await expect(seeAll).toHaveText('See all 45 results');
  expect(queries.at(-1)).toMatchObject({
    indexName: INDEX,
    clickAnalytics: true,
    facetFilters: [
      'language:en',
      expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']),
    ],
  });
  await expect.poll(() => events).toMatchObject([{eventType: 'view', index: INDEX}]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/iron-gall-ink#why-it-turns-black');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => events.at(-1)).toMatchObject({eventType: 'click', queryID: 'query-id'});
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain(`__DOCSEARCH_RECENT_SEARCHES__${INDEX}`);
});

test('the results page searches on Algolia, and reports nothing after opt-out', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  );
  const {events} = await open(page, '/search?q=paper');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('45 results for “paper”');
  const result = main.getByRole('listitem');
  await expect(result).toHaveCount(1);
  const sections = result.getByRole('heading', {level: 3}).getByRole('link');
  await expect(sections).toHaveCount(20);
  await sections.first().click();
  await expect(page).toHaveURL(/why-it-turns-black$/);
  expect(events).toEqual([]);
});
