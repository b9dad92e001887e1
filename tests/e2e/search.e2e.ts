import type {Page} from '@playwright/test';
import {holdIndex, INDEX} from '../support/searchModal';
import {expect, test, visit} from '../support/test';

/** A word that well over 20 places of the site hold. */
const FREQUENT = 'company';

function query(page: Page) {
  return page.getByRole('main').getByRole('searchbox', {name: 'Search this site'});
}

function status(page: Page) {
  return page.getByRole('main').getByRole('status');
}

function hits(page: Page) {
  return page.getByRole('main').getByRole('listitem');
}

function more(page: Page) {
  return page.getByRole('main').getByRole('button', {name: 'Load more'});
}

test('a link to a search shows its results, counted and with the words marked', async ({page}) => {
  await visit(page, '/search?q=dilution');
  await expect(query(page)).toHaveValue('dilution');
  await expect(status(page)).toHaveText(/^[1-9]\d* results for “dilution”$/);
  const count = Number.parseInt(await status(page).innerText(), 10);
  await expect(hits(page)).toHaveCount(Math.min(count, 20));
  const marks = await page.getByRole('main').locator('mark').allInnerTexts();
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.filter((mark) => !/^dilut/i.test(mark))).toEqual([]);
  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\//);
  await expect(page.getByRole('main').getByRole('article')).toContainText(/dilution/i);
});

test('results are grouped by section', async ({page}) => {
  await visit(page, '/search?q=startup');
  await expect(hits(page).first()).toBeVisible();
  const sections = await page.getByRole('main').getByRole('heading', {level: 2}).allInnerTexts();
  expect(sections.length).toBeGreaterThan(1);
  expect(new Set(sections).size).toBe(sections.length);
  expect(sections.filter((name) => !/^(?:Blog|Books|Media|Resume|Pages)$/.test(name))).toEqual([]);
});

test('results lead to the heading they stand under', async ({page}) => {
  await visit(page, '/search?q=dilution%20multiplies');
  await hits(page)
    .getByRole('link', {name: /^Dilution multiplies/})
    .first()
    .click();
  await expect(page).toHaveURL(/#dilution-multiplies$/);
  await expect(page.getByRole('heading', {name: /^Dilution multiplies/})).toBeInViewport();
});

test('more results are loaded 20 at a time, until all are there, none twice', async ({page}) => {
  await visit(page, `/search?q=${FREQUENT}`);
  await expect(status(page)).toHaveText(/^\d+ results/);
  const count = Number.parseInt(await status(page).innerText(), 10);
  expect(count).toBeGreaterThan(20);
  for (let shown = 20; shown < count; shown += 20) {
    await expect(hits(page)).toHaveCount(shown);
    await more(page).click();
  }
  await expect(hits(page)).toHaveCount(count);
  await expect(more(page)).toHaveCount(0);
  const links = await hits(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.dataset['hit']));
  expect(new Set(links).size).toBe(count);
});

test('by keyboard: the query, a hit, and after loading more the first of the new ones', async ({
  page,
}) => {
  await visit(page, '/search');
  await query(page).focus();
  await page.keyboard.type(FREQUENT);
  await expect(hits(page)).toHaveCount(20);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hits(page).count()).toBeGreaterThan(20);
  await expect(hits(page).locator('a:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/search/);
});

test('the address follows the query, and back and forward walk from query to query', async ({
  page,
}) => {
  await visit(page, '/subscribe');
  await visit(page, '/search?q=dilution');
  await expect(status(page)).toHaveText(/“dilution”$/);
  await query(page).fill('');
  await query(page).pressSequentially('vesting');
  await expect(page).toHaveURL('/search?q=vesting');
  await expect(status(page)).toHaveText(/^[1-9]\d* results for “vesting”$/);
  await page.keyboard.press('Enter');
  await query(page).fill('marathon');
  await expect(status(page)).toHaveText(/“marathon”$/);
  for (const earlier of ['vesting', 'dilution']) {
    await page.goBack();
    await expect(page).toHaveURL(`/search?q=${earlier}`);
    await expect(query(page)).toHaveValue(earlier);
    await expect(status(page)).toHaveText(new RegExp(`“${earlier}”$`));
  }
  await page.goForward();
  await expect(query(page)).toHaveValue('vesting');
  await expect(status(page)).toHaveText(/“vesting”$/);
  await page.reload();
  await expect(query(page)).toHaveValue('vesting');
  await expect(status(page)).toHaveText(/“vesting”$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/subscribe');
});

test('a query typed letter by letter is one step in the history', async ({page}) => {
  await visit(page, '/subscribe');
  await visit(page, '/search');
  await query(page).pressSequentially('vesting');
  await expect(page).toHaveURL('/search?q=vesting');
  await page.goBack();
  await expect(page).toHaveURL('/subscribe');
});

test('without a query the search page waits for one, and shows no results', async ({page}) => {
  await visit(page, '/search?q=vesting');
  await expect(hits(page).first()).toBeVisible();
  await query(page).clear();
  await expect(page).toHaveURL('/search');
  await expect(hits(page)).toHaveCount(0);
  await expect(status(page)).not.toHaveText(/vesting|results for/);
});

test('a search that finds nothing says for what, and asks for word of it', async ({page}) => {
  const nonsense = 'z'.repeat(9);
  await visit(page, `/search?q=${nonsense}`);
  await expect(status(page)).toHaveText(`No results for “${nonsense}”.`);
  await expect(hits(page)).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByText('Believe this query should return results?')).toBeVisible();
  await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /^(?:https|mailto):/,
  );
});

test.describe('when the index cannot be fetched', () => {
  test.use({allowedConsole: [/Failed to load resource/]});

  test('the search page says so and what may help', async ({page}) => {
    await page.route(INDEX, (route) => route.abort());
    await visit(page, '/search?q=dilution');
    await expect(status(page)).toHaveText(
      'Unable to fetch results. You might want to check your network connection.',
    );
    await expect(hits(page)).toHaveCount(0);
  });

  test('a query is answered after Try again, once the network is back', async ({page}) => {
    await page.route(INDEX, (route) => route.abort());
    await visit(page, '/search?q=dilution');
    await expect(status(page)).toHaveText(/^Unable to fetch results/);
    await page.unroute(INDEX);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(status(page)).toHaveText(/^[1-9]\d* results for “dilution”$/);
    await expect(page.getByRole('button', {name: 'Try again'})).toHaveCount(0);
  });

  test('typing on tries again by itself', async ({page}) => {
    await page.route(INDEX, (route) => route.abort());
    await visit(page, '/search?q=dilutio');
    await expect(status(page)).toHaveText(/^Unable to fetch results/);
    await page.unroute(INDEX);
    await query(page).press('End');
    await query(page).press('n');
    await expect(status(page)).toHaveText(/^[1-9]\d* results for “dilution”$/);
  });
});

test('while the index is on its way the search page says that it is searching', async ({page}) => {
  const {held, release} = await holdIndex(page);
  await visit(page, '/search?q=dilution');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(status(page)).toHaveText(/^Searching/);
  await release();
  await expect(status(page)).toHaveText(/^[1-9]\d* results for “dilution”$/);
});

test('the shell of the page is there without scripts, and says what search needs', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/search?q=dilution');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search');
  await expect(query(page)).toBeVisible();
  await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  await context.close();
});

test('no more than 64 characters can be typed as a query', async ({page}) => {
  await visit(page, '/search');
  await query(page).pressSequentially('z'.repeat(70));
  await expect(query(page)).toHaveValue('z'.repeat(64));
  await expect(page).toHaveURL(`/search?q=${'z'.repeat(64)}`);
});

test('no more than 64 characters of a query in a link are searched for and shown', async ({
  page,
}) => {
  await visit(page, `/search?q=${'y'.repeat(80)}`);
  await expect(status(page)).toHaveText(`No results for “${'y'.repeat(64)}”.`);
  await expect(query(page)).toHaveValue('y'.repeat(64));
});

test('markup in a query is text', async ({page}) => {
  const markup = '<img src="/no-such-file" onerror="document.title=1">dilution';
  await visit(page, `/search?q=${encodeURIComponent(markup)}`);
  await expect(query(page)).toHaveValue(markup);
  await expect(status(page)).toContainText(`for “${markup}”`);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});
