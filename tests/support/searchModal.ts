import type {Locator, Page, Route} from '@playwright/test';
import {expect} from '@playwright/test';

/** Matches the addresses of all files of the search index. */
export const INDEX = '**/search/*.json';

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

function storeSearches({key, titles}: {key: string; titles: readonly string[]}): void {
  const items = titles.map((lvl1) => ({
    objectID: lvl1,
    url: '/blog/iron-gall-ink',
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Blog', lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  }));
  localStorage.setItem(key, JSON.stringify(items));
}

/** Stores recent or favorite searches with these titles, newest first, as earlier visits would. */
export async function storeHistory(
  page: Page,
  list: 'RECENT' | 'FAVORITE',
  titles: readonly string[],
  indexName = 'site',
): Promise<void> {
  await page.evaluate(storeSearches, {
    key: `__DOCSEARCH_${list}_SEARCHES__${indexName}`,
    titles,
  });
}

/** Holds requests for files of the index until `release` lets them through or `fail` aborts them. */
export async function holdIndex(page: Page) {
  const held: Route[] = [];
  let action: 'hold' | 'continue' | 'abort' = 'hold';
  await page.route(INDEX, (route) => (action === 'hold' ? void held.push(route) : route[action]()));
  async function settle(finalAction: 'continue' | 'abort'): Promise<void> {
    action = finalAction;
    await Promise.all(held.map((route) => route[finalAction]()));
  }
  return {held, release: () => settle('continue'), fail: () => settle('abort')};
}
