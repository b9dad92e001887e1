import type {Page, Request, Route} from '@playwright/test';
import {otherSite} from '../support/otherSite';
import {expect, test} from '../support/test';

// The second build is served from another origin than the fixture site.
test.use({allowedConsole: [/Failed to load resource|net::ERR/]});

const APP = {
  ALGOLIA_APP_ID: 'TESTAPP1',
  ALGOLIA_SEARCH_KEY: 'search-only',
  ALGOLIA_INDEX: 'site_live',
};
const HOSTS = /^https:\/\/testapp1[^/]*\.algolia(?:net\.com|\.net)\//i;
const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

const site = otherSite(APP);

/** A record like those of DocSearch's crawler: a passage of a post, with markup in its text. */
function hitOf(number: number) {
  const hierarchy = {lvl0: 'Blog', lvl1: `Post ${number}`, lvl2: 'About paper', lvl3: null};
  const content = `An &lt;img src=x onerror=alert(1)&gt; &amp; paper of ${number}`;
  const shown = {
    hierarchy: {
      lvl0: {value: 'Blog'},
      lvl1: {value: `Post ${number}`},
      lvl2: {value: 'About <mark>paper</mark>'},
    },
    content: {value: content.replace('paper', '<mark>paper</mark>')},
  };
  return {
    objectID: `hit-${number}`,
    url: 'https://example.com/blog/iron-gall-ink#why-it-turns-black',
    type: number % 2 === 0 ? 'lvl2' : 'content',
    hierarchy,
    content,
    _highlightResult: shown,
    _snippetResult: shown,
  };
}

function questionsOf(request: Request): Record<string, unknown>[] {
  const {requests = []} = JSON.parse(request.postData() ?? '{}') as {
    requests?: Record<string, unknown>[];
  };
  return requests;
}

/** Answers a request to Algolia, like an index with `nbHits` hits for every query. */
async function answer(route: Route, nbHits: number): Promise<void> {
  const results = questionsOf(route.request()).map(({hitsPerPage}) => ({
    hits: Array.from({length: Math.min(Number(hitsPerPage), nbHits)}, (_, place) => hitOf(place)),
    nbHits,
    page: 0,
    nbPages: Math.ceil(nbHits / Number(hitsPerPage)),
    hitsPerPage,
  }));
  await route.fulfill({json: {results}, headers: CORS});
}

/** Stands in for Algolia, opens a page, and records its calls. */
async function open(page: Page, path: string): Promise<Request[]> {
  const calls: Request[] = [];
  await page.route(HOSTS, async (route) => {
    calls.push(route.request());
    await answer(route, 45);
  });
  await site.open(page, path);
  return calls;
}

test('Docusaurus’ own modal asks Algolia for this language and these docs, and opens this site’s pages', async ({
  page,
}) => {
  const calls = await open(page, '/chat');
  await page.getByRole('button', {name: 'Search'}).click();
  await page.locator('.DocSearch-Input').fill('paper');
  const hits = page.locator('.DocSearch-Hit');
  await expect(hits.first()).toBeVisible();
  await expect(page.getByRole('link', {name: 'See all 45 results'})).toBeVisible();
  const [question] = calls.flatMap(questionsOf).slice(-1);
  expect(question).toMatchObject({indexName: APP.ALGOLIA_INDEX});
  expect(question?.['facetFilters']).toEqual([
    'language:en',
    expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']),
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/iron-gall-ink#why-it-turns-black$/);
});

test('the results page is Docusaurus’ own, and asks the same index', async ({page}) => {
  const calls = await open(page, '/search?q=paper');
  await expect(page.getByRole('heading', {level: 1})).toContainText('paper');
  await expect(page.getByText('45 documents found')).toBeVisible();
  expect(calls.flatMap(questionsOf).at(-1)).toMatchObject({indexName: APP.ALGOLIA_INDEX});
});

test('the chat answers from the index of the build', async ({page}) => {
  await open(page, '/chat?q=What%20is%20iron%20gall%20ink%3F');
  await expect(page.getByRole('region', {name: /^Passage \d/}).first()).toBeVisible();
});
