import type {Locator, Page, Route} from '@playwright/test';
import {expect} from '@playwright/test';

/** Files of the site's index; the first lists the others. */
export const INDEX = '**/search/*.json';

/** Locators for DocSearch's modal. */
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

/** Opens the modal and types a query; resolves when hits are shown (unlike the history, they have marks). */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  const {field, hits} = searchModal(page);
  await openSearch(page);
  await field.fill(query);
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

/** Stores recent searches of an index, newest first, like an earlier visit. */
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

/** Blocks the files of the index until they are let through or made to fail. */
export async function holdIndex(page: Page) {
  const held: Route[] = [];
  let then: 'hold' | 'continue' | 'abort' = 'hold';
  await page.route(INDEX, (route) => (then === 'hold' ? void held.push(route) : route[then]()));
  async function settle(how: 'continue' | 'abort'): Promise<void> {
    then = how;
    await Promise.all(held.map((route) => route[how]()));
  }
  return {held, release: () => settle('continue'), fail: () => settle('abort')};
}
