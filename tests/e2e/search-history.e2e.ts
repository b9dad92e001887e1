import type {Page} from '@playwright/test';
import type {StoredSearch} from '../support/searchModal';
import {
  openSearch,
  searchFor,
  searchModal,
  storedTitles,
  storeHistory,
} from '../support/searchModal';
import {expect, hydrated, test, visit} from '../support/test';

function searches(count: number, prefix = 'Earlier'): StoredSearch[] {
  return Array.from({length: count}, (_, number) => ({
    objectID: `${prefix}-${number}`,
    url: '/blog/equity-dilution-with-a-pencil',
    title: `${prefix} ${number}`,
  }));
}

function rows(page: Page, list: 'Recent' | 'Favorite') {
  return page
    .locator('.DocSearch-Hits', {has: page.getByText(list, {exact: true})})
    .getByRole('treeitem');
}

/** Chooses the first hit of a query that is a page or a heading, which is what is stored. */
async function choose(page: Page, query: string): Promise<void> {
  const title = await page.title();
  await searchFor(page, query);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveTitle(title);
  await expect(searchModal(page).dialog).toHaveCount(0);
}

test('a search that led somewhere is offered the next time, newest first', async ({page}) => {
  await visit(page, '/chat');
  await openSearch(page);
  await expect(page.getByText('No recent searches')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'dilution');
  await choose(page, 'kelly');
  await openSearch(page);
  await expect(rows(page, 'Recent')).toHaveCount(2);
  await expect(rows(page, 'Recent').first()).toContainText(/kelly/i);
  await expect(rows(page, 'Recent').nth(1)).toContainText(/dilution/i);
  await rows(page, 'Recent').nth(1).click();
  await expect(page).toHaveURL(/dilution/);
});

test('7 recent searches are kept', async ({page}) => {
  await visit(page, '/chat');
  await storeHistory(page, 'RECENT', searches(7));
  await choose(page, 'kelly');
  const titles = await storedTitles(page, 'RECENT');
  expect(titles).toHaveLength(7);
  expect(titles[0]).toMatch(/kelly/i);
  expect(titles).not.toContain('Earlier 6');
});

test('where there are favourites 4 recent searches are kept', async ({page}) => {
  await visit(page, '/chat');
  await storeHistory(page, 'RECENT', searches(7));
  await storeHistory(page, 'FAVORITE', searches(1, 'Loved'));
  await openSearch(page);
  await expect(rows(page, 'Recent')).toHaveCount(4);
  await expect(rows(page, 'Favorite')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await choose(page, 'kelly');
  expect(await storedTitles(page, 'RECENT')).toHaveLength(4);
});

test('a recent search is made a favourite, and 10 of those are kept', async ({page}) => {
  await visit(page, '/chat');
  await storeHistory(page, 'RECENT', searches(2));
  await storeHistory(page, 'FAVORITE', searches(10, 'Loved'));
  await openSearch(page);
  await rows(page, 'Recent').first().getByRole('button', {name: 'Save this search'}).click();
  await expect(rows(page, 'Recent')).toHaveCount(1);
  await expect(rows(page, 'Favorite')).toHaveCount(10);
  await expect(rows(page, 'Favorite').first()).toContainText('Earlier 0');
  expect(await storedTitles(page, 'FAVORITE')).not.toContain('Loved 9');
  await expect(page).toHaveURL('/chat');
});

test('recent searches and favourites are removed', async ({page}) => {
  await visit(page, '/chat');
  await storeHistory(page, 'RECENT', searches(2));
  await storeHistory(page, 'FAVORITE', searches(1, 'Loved'));
  await openSearch(page);
  await rows(page, 'Recent')
    .first()
    .getByRole('button', {name: 'Remove this search from history'})
    .click();
  await expect(rows(page, 'Recent')).toHaveCount(1);
  await rows(page, 'Favorite')
    .getByRole('button', {name: 'Remove this search from favorites'})
    .click();
  await expect(rows(page, 'Favorite')).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await openSearch(page);
  await expect(searchModal(page).hits).toHaveCount(1);
  expect(await storedTitles(page, 'FAVORITE')).toEqual([]);
});

test('the buttons of the history are reached with Tab', async ({page}) => {
  await visit(page, '/chat');
  await storeHistory(page, 'RECENT', searches(1));
  await openSearch(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Save this search'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Favorite')).toHaveCount(1);
});

test('the history of another index is another', async ({page}) => {
  await visit(page, '/chat');
  await storeHistory(page, 'RECENT', searches(3), 'elsewhere');
  await openSearch(page);
  await expect(page.getByText('No recent searches')).toBeVisible();
});

test('without storage the search works and remembers nothing', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visit(page, '/chat');
  await choose(page, 'dilution');
  await openSearch(page);
  await expect(page.getByText('No recent searches')).toBeVisible();
});
