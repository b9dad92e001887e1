import type {Page, Route} from '@playwright/test';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

const INDEX = '**/search-index*.json';

/** The field in the navbar; it becomes a combobox once the index is there. */
function field(page: Page) {
  const navbar = page.getByRole('navigation', {name: 'Main'});
  return navbar.getByRole('textbox', {name: 'Search'}).or(navbar.getByRole('combobox'));
}

function suggestions(page: Page) {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('option');
}

function query(page: Page) {
  return page.getByRole('main').getByRole('searchbox', {name: 'Search this site'});
}

function status(page: Page) {
  return page.getByRole('main').getByRole('status');
}

function hits(page: Page) {
  return page.getByRole('main').getByRole('listitem');
}

test('the search field in the navbar can be reached with Tab', async ({page}) => {
  await visit(page, '/chat');
  const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
  await toggle.focus();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
});

test('Tab leaves the search field for good, also while the index is on its way', async ({page}) => {
  const held: Route[] = [];
  await page.route(INDEX, (route) => void held.push(route));
  await visit(page, '/chat');
  await field(page).focus();
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Tab');
  const next = page.getByRole('searchbox', {name: 'Your question'});
  await expect(next).toBeFocused();
  await held[0]?.continue();
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('combobox')).toBeVisible();
  await expect(next).toBeFocused();
});

test('Control and K put the cursor into the search field', async ({page}) => {
  await visit(page, '/chat');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('typing in the navbar suggests pages, and choosing one opens it', async ({page}) => {
  await visit(page, '/chat');
  await markDocument(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dilution');
  await expect(field(page)).toHaveValue('dilution');
  await expect(suggestions(page).first()).toBeVisible();
  await expect(suggestions(page).first().locator('mark').first()).toHaveText(/dilution/i);
  const title = await suggestions(page).first().getByText('dilution').innerText();
  await suggestions(page).first().click();
  await expect(page).toHaveURL(/\/blog\/[\w-]*dilution/);
  await expect(page.getByRole('heading', {level: 1})).toContainText(title, {ignoreCase: true});
  expect(await isSameDocument(page)).toBe(true);
});

test('the suggestions are chosen from with the arrow keys and Enter', async ({page}) => {
  await visit(page, '/chat');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('vesting');
  await expect(suggestions(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/[\w.-]+(#[\w-]+)?$/);
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
});

test('the suggestions lead to all results at the address of the results page', async ({page}) => {
  await visit(page, '/chat');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dilution');
  const all = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: /^See all/});
  await all.click();
  await expect(status(page)).toHaveText(/^[1-9]\d* results for “dilution”$/);
  await expect(page).toHaveURL('/search?q=dilution');
});

test('a link to a search shows its results, counted and with the words marked', async ({page}) => {
  await visit(page, '/search?q=dilution');
  await expect(query(page)).toHaveValue('dilution');
  await expect(status(page)).toHaveText(/^[1-9]\d* results for “dilution”$/);
  const count = Number.parseInt(await status(page).innerText(), 10);
  await expect(hits(page)).toHaveCount(count);
  const marks = await page.getByRole('main').locator('mark').allInnerTexts();
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.filter((mark) => !/^dilution/i.test(mark))).toEqual([]);
  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\//);
  await expect(page.getByRole('main').getByRole('article')).toContainText(/dilution/i);
});

test('a new query changes the address, and one step back leaves the search', async ({page}) => {
  await visit(page, '/subscribe');
  await visit(page, '/search?q=dilution');
  await expect(status(page)).toHaveText(/“dilution”$/);
  await query(page).fill('vesting');
  await expect(page).toHaveURL('/search?q=vesting');
  await expect(status(page)).toHaveText(/^[1-9]\d* results for “vesting”$/);
  await page.reload();
  await expect(query(page)).toHaveValue('vesting');
  await expect(status(page)).toHaveText(/^[1-9]\d* results for “vesting”$/);
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

test('a search that finds nothing says for what', async ({page}) => {
  const nonsense = 'z'.repeat(9);
  await visit(page, `/search?q=${nonsense}`);
  await expect(status(page)).toHaveText(`No results for “${nonsense}”.`);
  await expect(hits(page)).toHaveCount(0);
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
    await page.route(INDEX, (route) => route.abort(), {times: 1});
    await visit(page, '/search?q=dilution');
    await expect(status(page)).toHaveText(/^Unable to fetch results/);
    await query(page).fill('vesting');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(status(page)).toHaveText(/^[1-9]\d* results for “vesting”$/);
  });
});

test('while the index is on its way the search page says that it is searching', async ({page}) => {
  const held: Route[] = [];
  await page.route(INDEX, (route) => void held.push(route));
  await visit(page, '/search?q=dilution');
  await expect.poll(() => held.length).toBe(1);
  await expect(status(page)).toHaveText(/^Searching/);
  await held[0]?.continue();
  await expect(status(page)).toHaveText(/^[1-9]\d* results for “dilution”$/);
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
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await page.keyboard.press('Control+k');
  await page.keyboard.type('<u>dilution</u>');
  await expect(field(page)).toHaveValue('<u>dilution</u>');
  await expect(navbar.getByText('No results')).toBeVisible();
  await expect(navbar.locator('u')).toHaveCount(0);
});
