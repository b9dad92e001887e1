import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';

declare global {
  interface Window {
    layoutShift: () => number;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Records layout shifts that no input caused, in all documents opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const {hadRecentInput, value} of entries as readonly LayoutShift[]) {
        sum += hadRecentInput ? 0 : value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    window.layoutShift = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
}

/** Returns the layout shift of the document up to now, after its fonts have loaded. At most 0.1 is good. */
export async function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.layoutShift();
  });
}

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
