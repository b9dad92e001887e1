import {rmSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {answer, APP, questionsOf, standIn} from '../support/algoliaHosts';
import {openSearch, searchModal} from '../support/searchModal';
import type {ServedBuild} from '../support/serveBuild';
import {serveBuild} from '../support/serveBuild';
import {buildSite, copyFixture} from '../support/siteCopy';
import {expect, hydrated, test} from '../support/test';

test.describe.configure({mode: 'serial'});
// The pages of the second build come from another origin than the tests' own.
test.use({allowedConsole: [/Failed to load resource|net::ERR/]});

let folder = '';
let server: ServedBuild;
let site = '';

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = copyFixture();
  const {ok, output} = buildSite(folder, {...APP, ALGOLIA_INSIGHTS: 'true'});
  if (!ok) {
    throw new Error(output);
  }
  server = await serveBuild(path.join(folder, 'build'));
  site = server.address;
});

test.afterAll(async () => {
  await server?.close();
  rmSync(folder, {recursive: true, force: true});
});

/** Opens a page of the second build; the events it tells are noted. */
async function open(page: Page, address: string): Promise<Record<string, unknown>[]> {
  const events: Record<string, unknown>[] = [];
  await page.route(`${site}/**`, (route) => route.continue());
  await page.route('https://insights.algolia.io/**', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}') as (typeof events)[number];
    events.push(...((body['events'] ?? []) as typeof events));
    await route.fulfill({json: {status: 200}, headers: {'access-control-allow-origin': '*'}});
  });
  await page.goto(`${site}${address}`);
  await hydrated(page);
  return events;
}

async function ask(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await searchModal(page).field.fill(query);
}

test('hits are asked for in context, shown by group, as text, lead to this site’s own pages and are remembered', async ({
  page,
}) => {
  const {dialog, hits, seeAll} = searchModal(page);
  const calls = await standIn(page, (route) => answer(route, 45));
  await open(page, '/chat');
  await ask(page, 'paper');
  await expect(hits).toHaveCount(5);
  await expect(seeAll).toHaveText('See all 45 results');
  const [question] = calls.flatMap(questionsOf).slice(-1);
  expect(question).toMatchObject({indexName: APP.ALGOLIA_INDEX, clickAnalytics: true});
  expect(question?.['facetFilters']).toEqual([
    'language:en',
    expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']),
  ]);
  await expect(dialog.locator('mark').first()).toHaveText('paper');
  await expect(dialog.locator('img')).toHaveCount(0);
  await expect(hits.filter({hasText: '<img src=x onerror=alert(1)> & paper'})).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/blog/iron-gall-ink#why-it-turns-black`);
  await expect(dialog).toHaveCount(0);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain(`__DOCSEARCH_RECENT_SEARCHES__${APP.ALGOLIA_INDEX}`);
});

test('a slow answer is waited for, and after 300 ms the wait is shown', async ({page}) => {
  const held: Route[] = [];
  await standIn(page, (route) => void held.push(route));
  await open(page, '/chat');
  await ask(page, 'paper');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await Promise.all(held.map((route) => answer(route, 3)));
  await expect(searchModal(page).hits).toHaveCount(3);
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
});

test('when all hosts are down the error screen says so and stays; typing tries again', async ({
  page,
}) => {
  let isDown = true;
  const calls = await standIn(page, (route) => (isDown ? route.abort() : answer(route, 3)));
  await open(page, '/chat');
  await ask(page, 'pape');
  const {dialog, field, hits} = searchModal(page);
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
  await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
  expect(new Set(calls.map((call) => new URL(call.url()).host)).size).toBe(4);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
  isDown = false;
  await field.press('r');
  await expect(hits).toHaveCount(3);
});

test('the results page asks the same index, loads more and shows the same errors', async ({
  page,
}) => {
  let isDown = false;
  await standIn(page, (route) => (isDown ? route.abort() : answer(route, 45)));
  await open(page, '/search?q=paper');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('45 results for “paper”');
  await expect(main.getByRole('listitem')).toHaveCount(20);
  await expect(main.locator('img')).toHaveCount(0);
  await main.getByRole('button', {name: 'Load more'}).click();
  await expect(main.getByRole('listitem')).toHaveCount(40);
  isDown = true;
  await main.getByRole('button', {name: 'Load more'}).click();
  await expect(main.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(main.getByRole('listitem')).toHaveCount(40);
  isDown = false;
  await main.getByRole('button', {name: 'Try again'}).click();
  await expect(main.getByRole('listitem')).toHaveCount(45);
});

test('views and clicks are told, with the query and the place', async ({page}) => {
  await standIn(page, (route) => answer(route, 3));
  const events = await open(page, '/chat');
  await ask(page, 'paper');
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]).toMatchObject({
    eventType: 'view',
    index: APP.ALGOLIA_INDEX,
    objectIDs: ['hit-0', 'hit-1', 'hit-2'],
  });
  await searchModal(page).hits.first().click();
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]).toMatchObject({
    eventType: 'click',
    queryID: 'query-id',
    positions: [1],
    objectIDs: ['hit-0'],
  });
});

test('nothing is told about a reader who asks not to be followed', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  );
  await standIn(page, (route) => answer(route, 3));
  const events = await open(page, '/search?q=paper');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/why-it-turns-black$/);
  expect(events).toEqual([]);
});
