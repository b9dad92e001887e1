import type {Locator, Page, Route} from '@playwright/test';
import {expect} from '@playwright/test';

/** The files of the site's own index; the first tells the names of the others. */
export const INDEX = '**/search/*.{json,deflate}';

/** DocSearch's modal and its parts, as a reader finds them. */
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

/** Opens the modal and asks; resolves when hits are there: a history, which they replace, has no marks. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  const {field, hits} = searchModal(page);
  await openSearch(page);
  await field.fill(query);
  await expect(hits.first().locator('mark').first()).toBeVisible();
  return hits;
}

export interface StoredSearch {
  readonly objectID: string;
  readonly url: string;
  readonly title: string;
}

function storeSearches({key, searches}: {key: string; searches: readonly StoredSearch[]}): void {
  const items = searches.map(({objectID, url, title}) => ({
    objectID,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {
      lvl0: 'Blog',
      lvl1: title,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  }));
  localStorage.setItem(key, JSON.stringify(items));
}

/** Puts searches into the history of the index, as an earlier visit would have. */
export async function storeHistory(
  page: Page,
  list: 'RECENT' | 'FAVORITE',
  searches: readonly StoredSearch[],
  indexName = 'site',
): Promise<void> {
  const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
  await page.evaluate(storeSearches, {key, searches});
}

/** Titles of the stored searches, newest first. */
export async function storedTitles(
  page: Page,
  list: 'RECENT' | 'FAVORITE',
  indexName = 'site',
): Promise<string[]> {
  const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
  const stored = await page.evaluate((name) => localStorage.getItem(name) ?? '[]', key);
  return (JSON.parse(stored) as {hierarchy: {lvl1: string}}[]).map(({hierarchy}) => hierarchy.lvl1);
}

/** Holds back the files of the index. */
export async function holdIndex(
  page: Page,
): Promise<{held: Route[]; release: () => Promise<void>}> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(INDEX, (route) => (isHolding ? void held.push(route) : route.continue()));
  return {
    held,
    async release() {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
