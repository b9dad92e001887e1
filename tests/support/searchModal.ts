import type {Locator, Page} from '@playwright/test';
import {expect} from '@playwright/test';

/** Matches the addresses of all files of the search index. */
export const INDEX = '**/search/*.json';

/** A word on more than 20 pages of the fixture site, and on more than 5 of one section. */
export const FREQUENT_WORD = 'one';

/** Returns locators of the search button and of the parts of DocSearch's modal. */
export function searchModal(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    dialog,
    button: page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search'}),
    field: dialog.getByRole('combobox', {name: 'Search'}),
    hits: dialog.getByRole('treeitem'),
    groups: dialog.getByRole('tree'),
    seeAll: dialog.getByRole('link', {name: /^See all/}),
  };
}

export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(searchModal(page).field).toBeFocused();
}

export async function closeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(searchModal(page).dialog).toBeHidden();
}

/** Opens the modal and types a query. Resolves with the hits once they are shown. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  const {field, hits} = searchModal(page);
  await openSearch(page);
  await field.fill(query);
  // Recent searches, which are shown first, have no marks.
  await expect(hits.first().locator('mark').first()).toBeVisible();
  return hits;
}
