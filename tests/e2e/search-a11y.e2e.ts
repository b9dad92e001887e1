import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {INDEX, openSearch, searchFor, searchModal, storeHistory} from '../support/searchModal';
import {storeMode} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

const STORED = {objectID: 'a', url: '/blog/equity-dilution-with-a-pencil', title: 'Dilution'};

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'an empty start': openSearch,
  async 'a history'(page) {
    await storeHistory(page, 'RECENT', [STORED]);
    await storeHistory(page, 'FAVORITE', [{...STORED, objectID: 'b'}]);
    await openSearch(page);
    await expect(searchModal(page).hits).toHaveCount(2);
  },
  async hits(page) {
    await searchFor(page, 'startup');
    await expect(searchModal(page).seeAll).toBeVisible();
  },
  async 'nothing found'(page) {
    await searchFor(page, 'startup');
    await searchModal(page).field.fill('zzqxwv');
    await expect(page.getByText('No results for')).toBeVisible();
  },
  async 'an error'(page) {
    await page.route(INDEX, (route) => route.abort());
    await openSearch(page);
    await searchModal(page).field.fill('startup');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
  },
};

test.use({allowedConsole: [/Failed to load resource/]});

for (const mode of ['dark', 'light'] as const) {
  for (const [name, show] of Object.entries(SCREENS)) {
    test(`axe finds nothing in the search with ${name} in the ${mode} mode`, async ({page}) => {
      await storeMode(page, mode);
      await visit(page, '/chat');
      await show(page);
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(
        violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }
}
