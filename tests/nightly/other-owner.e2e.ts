import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {variantTest} from '../support/servedSites';
import {searchModal} from '../support/searchModal';
import {modeToggle, navLink} from '../support/frame';
import {expect, visit} from '../support/test';

/** Equal to the name of the posts' folder, as for a repository named `blog` on GitHub Pages. */
const BASE = '/blog/';
const ORIGIN = 'https://notes.example';

/**
 * The fixture site with other settings: below a base path, on another host, in the system's color
 * mode, without tickers and without a newsletter.
 */
const test = variantTest({BASE_URL: BASE, SITE_URL: ORIGIN}, (folder) => {
  const file = path.join(folder, 'src/data/owner.ts');
  const owner = readFileSync(file, 'utf8')
    .replace('respectPrefersColorScheme: false', 'respectPrefersColorScheme: true')
    .replace(/^ {2}newsletter: .*\n/m, '')
    .replace(/^ {2}predictions: \{\n.*?^ {2}\},\n/ms, '')
    .replace(/^ {2}tickerTape: \{\n.*?^ {2}\},\n/ms, '');
  expect(owner).not.toMatch(/newsletter|predictions|tickerTape|Scheme: false/);
  writeFileSync(file, owner);
});

test.use({popupSeen: false});

test('below the base path, navigation and previews work', async ({page}) => {
  await visit(page, BASE);
  await expect(page.getByRole('region', {name: 'Prediction markets'})).toHaveCount(0);
  await expect(page.locator('aside[aria-label^="Market quotes"]')).toHaveCount(0);
  await expect(searchModal(page).button).toBeVisible();
  const books = navLink(page, 'Books');
  await books.click();
  await expect(page).toHaveURL(`${BASE}books/to-read`);
  await expect(books).toHaveAttribute('aria-current', 'page');
  await visit(page, BASE + 'blog/why-these-notes');
  await page.getByRole('article').getByRole('link', {name: 'tides', exact: true}).hover();
  await expect(page.locator('[data-link-preview]')).toBeVisible();
});

test('without a newsletter the page and the pop-up offer the feeds', async ({page}) => {
  await visit(page, BASE + 'newsletter');
  const feed = `${BASE}blog/rss.xml`;
  await expect(page.getByRole('main').getByText(`${ORIGIN}${feed}`, {exact: true})).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await visit(page, BASE + 'blog/mercator-and-his-price');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 4000);
  const link = page.getByRole('dialog').getByRole('link', {name: 'RSS feed'});
  await expect(link).toHaveAttribute('href', feed);
});

test('the toggle goes from system to light to dark and back to system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, BASE);
  const html = page.locator('html');
  const toggle = modeToggle(page);
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await stored()).toBe('light');
  await page.emulateMedia({colorScheme: 'light'});
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await stored()).toBe('dark');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await stored()).toBeNull();
});
