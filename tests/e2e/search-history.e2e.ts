import type {Page} from '@playwright/test';
import {
  closeSearch,
  historyRows,
  openSearch,
  searchFor,
  searchModal,
  storeHistory,
} from '../support/searchModal';
import {expect, test, visit} from '../support/test';

/** Chooses the first hit of a query, which is stored in the history. */
async function choose(page: Page, query: string): Promise<void> {
  const title = page.locator('main h1');
  const before = await title.innerText();
  const address = await (
    await searchFor(page, query)
  )
    .first()
    .getByRole('link')
    .getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
  // Waits for the new page with its navbar, not only for its address.
  await expect(title).not.toHaveText(before);
  await expect(searchModal(page).dialog).toBeHidden();
}

test('recent searches are listed, and can be saved as favorites or removed @nightly', async ({
  page,
}) => {
  const {dialog} = searchModal(page);
  const recent = historyRows(page, 'Recent');
  const favorite = historyRows(page, 'Favorite');
  await visit(page, '/books/to-read');
  // Searches of another index do not appear here.
  await storeHistory(page, 'RECENT', ['Elsewhere'], 'another');
  await openSearch(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await closeSearch(page);

  await choose(page, 'postmark');
  await choose(page, 'mercator');
  await openSearch(page);
  await expect(recent).toHaveText([/^Mercator/, /^What a postmark/]);
  await page.keyboard.press('Tab');
  await expect(recent.first().getByRole('button', {name: 'Save this search'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(favorite).toHaveText([/^Mercator/]);
  await expect(recent).toHaveText([/^What a postmark/]);
  await recent.getByRole('button', {name: 'Remove this search from history'}).click();
  await expect(recent).toHaveCount(0);

  await page.reload();
  await visit(page, '/books/to-read');
  await openSearch(page);
  await expect(recent).toHaveCount(0);
  await favorite.click();
  await expect(page).toHaveURL('/blog/mercator-and-his-price');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Mercator');
  await openSearch(page);
  await favorite.getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(favorite).toHaveCount(0);
});
