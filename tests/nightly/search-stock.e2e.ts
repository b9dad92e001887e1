import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {otherSite} from '../support/otherSite';
import {expect, test} from '../support/test';

const site = otherSite({}, (folder) => {
  const file = path.join(folder, 'src/data/owner.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('const owner: Owner = {', "$&\n  search: 'easyops',"));
});

test('the stock plugin’s page and search bar appear where the owner configures them', async ({
  page,
}) => {
  await site.open(page, '/search?q=paper');
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page.locator('.navbar__search-input')).toBeVisible();
  await expect(page.locator('.DocSearch-Button')).toHaveCount(0);
});

test('the chat works with the stock search plugin', async ({page}) => {
  await site.open(page, '/chat?q=What%20is%20iron%20gall%20ink%3F');
  await expect(page.getByRole('region', {name: /^Passage \d/}).first()).toBeVisible();
});
