import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ServedBuild} from '../support/serveBuild';
import {serveBuild} from '../support/serveBuild';
import {buildSite, copyFixture} from '../support/siteCopy';
import {expect, hydrated, test} from '../support/test';

let folder = '';
let server: ServedBuild;
let site = '';

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = copyFixture();
  const file = path.join(folder, 'src/data/owner.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('const owner: Owner = {', "$&\n  search: 'easyops',"));
  const {ok, output} = buildSite(folder);
  if (!ok) {
    throw new Error(output);
  }
  server = await serveBuild(path.join(folder, 'build'));
  site = server.address;
});

test.afterAll(async () => {
  await server?.close();
  rmSync(folder, {recursive: true, force: true});
});

test('the stock plugin’s page and bar stand where the owner asks for them', async ({page}) => {
  await page.route(`${site}/**`, (route) => route.continue());
  await page.goto(`${site}/search?q=paper`);
  await hydrated(page);
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page.locator('.navbar__search-input')).toBeVisible();
  await expect(page.locator('.DocSearch-Button')).toHaveCount(0);
});

test('the chat answers beside it', async ({page}) => {
  await page.route(`${site}/**`, (route) => route.continue());
  await page.goto(`${site}/chat?q=What%20is%20iron%20gall%20ink%3F`);
  await hydrated(page);
  await expect(page.getByRole('region', {name: /^Passage \d/}).first()).toBeVisible();
});
