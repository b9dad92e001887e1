import type {Locator, Page, Response} from '@playwright/test';
import type {Post} from './blogPosts';
import {findPost} from './blogPosts';
import {sourceLinks} from './companions';
import {expect} from './test';

/** A post that links to several others. */
export const citing = findPost(
  ({permalink}) => sourceLinks.filter(({citedBy}) => citedBy.includes(permalink)).length > 1,
);

export function card(page: Page): Locator {
  return page.locator('[data-link-preview]');
}

/** The links of a post's text to other posts. */
export function postLinks(page: Page): Locator {
  return page.locator('main article .markdown a[href^="/blog/"]:not([href^="/blog/tags"])');
}

export async function postBehind(link: Locator): Promise<Post> {
  const path = (await link.getAttribute('href'))?.replace(/#.*/, '');
  return findPost(({permalink}) => permalink === path);
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error('It has no box.');
  }
  return {...box, right: box.x + box.width, bottom: box.y + box.height};
}

/** A card that is open stands beside its link and wholly inside the window. */
export async function expectPlaced(page: Page, link: Locator): Promise<void> {
  const [own, at] = await Promise.all([boxOf(card(page)), boxOf(link)]);
  expect(own.y >= at.bottom || own.bottom <= at.y, 'the card does not cover its link').toBe(true);
  const {width = 0, height = 0} = page.viewportSize() ?? {};
  expect(own.x).toBeGreaterThanOrEqual(0);
  expect(own.y).toBeGreaterThanOrEqual(0);
  expect(own.right).toBeLessThanOrEqual(width);
  expect(own.bottom).toBeLessThanOrEqual(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Puts the focus on a link as the keyboard does: a key was the reader's last doing. */
export async function focusByKeyboard(page: Page, link: Locator): Promise<void> {
  await page.keyboard.press('Shift');
  await link.focus();
}

/** Time stands still until the test moves it; the page has started with real time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Two seconds pass at once, and what they have set off has come. */
export async function rest(page: Page): Promise<void> {
  await page.clock.runFor(2000);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => fetch('/robots.txt'));
}

/** How many files of preview data a page has fetched since this was called. */
export function countPreviewData(page: Page): () => Promise<number> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/js/')) {
      responses.push(response);
    }
  });
  return async () => {
    const texts = await Promise.all(responses.map((response) => response.text()));
    return texts.filter((text) => /"opening\\?":/.test(text)).length;
  };
}
