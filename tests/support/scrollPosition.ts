import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';

/** Waits until the page has stopped scrolling and growing. Returns its scroll position in pixels. */
export function restingScrollTop(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let previous = '';
    let unchangedFrames = 0;
    while (unchangedFrames < 20) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const current = `${window.scrollY} of ${document.documentElement.scrollHeight}`;
      unchangedFrames = current === previous ? unchangedFrames + 1 : 0;
      previous = current;
    }
    return Math.round(window.scrollY);
  });
}

/** Expects a page to come to rest at a scroll position, in pixels. */
export async function expectScrollTop(page: Page, top: number): Promise<void> {
  await expect.poll(() => restingScrollTop(page)).toBe(top);
}

/** Scrolls to a position in pixels. Returns the position at which the page comes to rest. */
export async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
  return restingScrollTop(page);
}
