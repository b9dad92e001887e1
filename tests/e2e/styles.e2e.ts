import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import budgets from '../bench/styleBudgets.json';
import {changedStyles, recordStyles} from '../support/computedStyles';
import {pageTypes} from '../support/routes';
import {sourcePosts} from '../support/sourcePosts';
import {storeMode} from '../support/storedMode';
import {expect, hydrated, test, visit} from '../support/test';

test.use({allowedConsole: [/status of 404/]});

const SHEETS = '/assets/css/';
const MODAL = '.DocSearch-Modal';
const folder = path.resolve(__dirname, '../../build', SHEETS.slice(1));
const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');

const files = readdirSync(folder);
const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** Every sheet but the one that all pages have, which is always the first. */
const lateSheets = files.filter((file) => !file.startsWith('styles.'));

/** The posts with a part that computes, each with a sheet of its own. */
const partPosts = sourcePosts()
  .filter(({body}) => /^import .+ from '@site\/src\/features\//m.test(body))
  .map(({slug}) => `/blog/${slug}`);
const pages = [...new Set([...pageTypes, ...partPosts])];

interface Weight {
  readonly css: number;
  readonly fonts: number;
  readonly sheets: readonly string[];
}

/** What a first visit fetches of styles and fonts until the page rests, in bytes as sent. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const weights: Promise<{url: string; kind: string; bytes: number}>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'stylesheet' || kind === 'font') {
      const weight = (body: Buffer) => (kind === 'font' ? body : gzipSync(body)).length;
      const url = new URL(response.url()).pathname;
      weights.push(response.body().then((body) => ({url, kind, bytes: weight(body)})));
    }
  });
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(weights);
  const sum = (wanted: string): number =>
    all.filter(({kind}) => kind === wanted).reduce((total, {bytes}) => total + bytes, 0);
  const sheets = all.filter(({kind}) => kind === 'stylesheet').map(({url}) => url);
  return {css: sum('stylesheet'), fonts: sum('font'), sheets};
}

for (const address of pages) {
  test(`${address} names all its styles in its HTML, and they stay within the budget`, async ({
    page,
    request,
  }) => {
    const weight = await weigh(page, address);
    test.info().annotations.push({type: 'weight', description: JSON.stringify(weight)});
    const html = await (await request.get(address)).text();
    const named = [...html.matchAll(/<link rel="?stylesheet"? href="?([^"\s>]+)/g)].map(
      ([, url]) => url,
    );
    expect(named[0]).toContain(`${SHEETS}styles.`);
    expect([...named].sort()).toEqual([...weight.sheets].sort());
    expect(weight.sheets.length).toBeLessThanOrEqual(budgets.sheets);
    expect(weight.css).toBeGreaterThan(0);
    expect(weight.css).toBeLessThanOrEqual(budgets.css);
    expect(weight.fonts).toBeLessThanOrEqual(budgets.fonts);
  });
}

/** Adds sheets behind all others, as opening other pages would, or puts those there in order. */
async function addSheets(page: Page, urls: readonly string[]): Promise<void> {
  await page.evaluate(async (hrefs) => {
    for (const href of hrefs) {
      const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
      const link =
        known ?? Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
      const loaded = new Promise((resolve, reject) => {
        link.addEventListener('load', resolve, {once: true});
        link.addEventListener('error', reject, {once: true});
      });
      document.head.append(link);
      await loaded;
    }
  }, urls);
}

for (const {width, mode} of [
  {width: 390, mode: 'dark'},
  {width: 1440, mode: 'light'},
]) {
  test.describe(`at ${width} px in the ${mode} mode`, () => {
    test.beforeEach(async ({page}) => {
      test.setTimeout(600_000);
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({reducedMotion: 'reduce'});
      await storeMode(page, mode);
    });

    test('no order of the sheets changes how a page looks', async ({page}) => {
      const urls = lateSheets.map((file) => SHEETS + file);
      for (const address of pages) {
        await visit(page, address);
        await page.waitForLoadState('networkidle');
        await recordStyles(page, texts);
        await addSheets(page, urls);
        expect(await changedStyles(page), `${address}: with those of other pages`).toEqual([]);
        await addSheets(page, urls.toReversed());
        expect(await changedStyles(page), `${address}: in reverse`).toEqual([]);
      }
    });

    test('all of Infima would not change how a page looks', async ({page}) => {
      for (const address of pages) {
        await visit(page, address);
        await page.waitForLoadState('networkidle');
        if (width === 390) {
          // By key: a pointer would come to rest on a link of the menu, at a time of its own.
          await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
          await expect(page.locator('.navbar-sidebar')).toBeInViewport();
        }
        await recordStyles(page, [...texts, infima]);
        // First in its layer, so that it loses against all that is there and fills what is not.
        await page.evaluate((css) => {
          const style = document.createElement('style');
          style.textContent = `@layer docusaurus.infima {${css}}`;
          document.head.prepend(style);
        }, infima);
        expect(await changedStyles(page), address).toEqual([]);
      }
    });
  });
}

test('the styles of the search modal come with the modal', async ({page}) => {
  const weight = await weigh(page, '/chat');
  const onPage = weight.sheets.map((url) =>
    readFileSync(path.join(folder, path.basename(url)), 'utf8'),
  );
  expect(onPage.join('')).not.toContain(MODAL);
  expect(texts.join('')).toContain(MODAL);
});

test('posts add no sheets: there are few, and each is of a name or a page', () => {
  expect(lateSheets.length).toBeLessThan(45);
});
