import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buildSite, copyFixture} from '../support/siteCopy';
import {expect, hydrated, test} from '../support/test';

let folder = '';
let server: Server;
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
  const {createServer} = await import('../../src/cli/lib/createServer.mjs');
  server = createServer({dir: path.join(folder, 'build'), base: '/'});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.closeAllConnections();
  server?.close();
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
