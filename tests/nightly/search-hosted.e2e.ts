import type {Page, Request, Route} from '@playwright/test';
import {otherSite} from '../support/servedSites';
import {openSearch, searchModal} from '../support/searchModal';
import {expect, test} from '../support/test';

// Requests to any origin but the fixture site's fail, and this site has another origin.
test.use({allowedConsole: [/Failed to load resource|net::ERR/]});

const APP = {
  ALGOLIA_APP_ID: 'TESTAPP1',
  ALGOLIA_SEARCH_KEY: 'search-only',
  ALGOLIA_INDEX: 'site_live',
};
/** Tag that the search asks Algolia to put around matches. */
const MARK = '\u0002';
const HOSTS = /^https:\/\/testapp1[^/]*\.algolia(?:net\.com|\.net)\//i;
const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

const site = otherSite({...APP, ALGOLIA_INSIGHTS: 'true'});

/** Returns a hit like those of an index by DocSearch's crawler, with markup in its text. */
function hitOf(number: number) {
  const hierarchy = {lvl0: 'Blog', lvl1: `Post ${number}`, lvl2: 'About paper', lvl3: null};
  const content = `An <img src=x onerror=alert(1)> & paper of ${number}`;
  const highlighted = {
    hierarchy: {
      lvl0: {value: 'Blog'},
      lvl1: {value: `Post ${number}`},
      lvl2: {value: `About ${MARK}paper${MARK}`},
    },
    content: {value: content.replace('paper', `${MARK}paper${MARK}`)},
  };
  return {
    objectID: `hit-${number}`,
    url: 'https://example.com/blog/iron-gall-ink#why-it-turns-black',
    type: number % 2 === 0 ? 'lvl2' : 'content',
    hierarchy,
    content,
    _highlightResult: highlighted,
    _snippetResult: highlighted,
  };
}

/** Returns the search queries in a request to Algolia. */
function queriesOf(request: Request): Record<string, unknown>[] {
  const {requests = []} = JSON.parse(request.postData() ?? '{}') as {
    requests?: Record<string, unknown>[];
  };
  return requests;
}

/** Answers a request to Algolia, like an index with `nbHits` hits for every query. */
async function answer(route: Route, nbHits: number): Promise<void> {
  const results = queriesOf(route.request()).map(({hitsPerPage}) => ({
    hits: Array.from({length: Math.min(Number(hitsPerPage), nbHits)}, (_, index) => hitOf(index)),
    nbHits,
    page: 0,
    nbPages: Math.ceil(nbHits / Number(hitsPerPage)),
    hitsPerPage,
    queryID: 'query-id',
  }));
  await route.fulfill({json: {results}, headers: CORS});
}

/** Opens a page with a stand-in for Algolia. Returns lists of all later requests and reported events. */
async function open(page: Page, path: string, nbHits: number) {
  const calls: Request[] = [];
  const events: Record<string, unknown>[] = [];
  await page.route(HOSTS, async (route) => {
    calls.push(route.request());
    await answer(route, nbHits);
  });
  await page.route('https://insights.algolia.io/**', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}') as {events?: typeof events};
    events.push(...(body.events ?? []));
    await route.fulfill({json: {status: 200}, headers: CORS});
  });
  await site.open(page, path);
  return {calls, events};
}

async function searchForPaper(page: Page): Promise<void> {
  await openSearch(page);
  await searchModal(page).field.fill('paper');
}

test('the search asks for this language and version, escapes its hits, and reports and remembers an opened hit', async ({
  page,
}) => {
  const {dialog, hits, seeAll} = searchModal(page);
  const {calls, events} = await open(page, '/chat', 45);
  await searchForPaper(page);
  await expect(hits).toHaveCount(5);
  await expect(seeAll).toHaveText('See all 45 results');
  const [query] = calls.flatMap(queriesOf).slice(-1);
  expect(query).toMatchObject({indexName: APP.ALGOLIA_INDEX, clickAnalytics: true});
  expect(query?.['facetFilters']).toEqual([
    'language:en',
    expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']),
  ]);
  await expect(dialog.locator('mark').first()).toHaveText('paper');
  await expect(dialog.locator('img')).toHaveCount(0);
  await expect(hits.filter({hasText: '<img src=x onerror=alert(1)> & paper'})).not.toHaveCount(0);
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]).toMatchObject({eventType: 'view', index: APP.ALGOLIA_INDEX});
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.address()}/blog/iron-gall-ink#why-it-turns-black`);
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => events.at(-1))
    .toMatchObject({
      eventType: 'click',
      queryID: 'query-id',
      positions: [1],
      objectIDs: ['hit-0'],
    });
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain(`__DOCSEARCH_RECENT_SEARCHES__${APP.ALGOLIA_INDEX}`);
});

test('the results page uses the same index, and reports no events for a reader who opts out', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  );
  const {events} = await open(page, '/search?q=paper', 45);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('45 results for “paper”');
  // The stand-in's hits are sections of one page.
  const result = main.getByRole('listitem');
  await expect(result).toHaveCount(1);
  const sections = result.getByRole('heading', {level: 3}).getByRole('link');
  await expect(sections).toHaveCount(20);
  await expect(main.locator('img')).toHaveCount(0);
  await sections.first().click();
  await expect(page).toHaveURL(/why-it-turns-black$/);
  expect(events).toEqual([]);
});
