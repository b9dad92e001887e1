import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';

/** Layout shift as web.dev measures it; up to 0.1 counts as good. */
export const MAX_SHIFT = 0.02;

interface Shifts {
  readonly sum: number;
  /** Elements that moved, and how far, for the message of a failed test. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts: {sum: number; moved: string[]; flush: () => void};
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Adds up unexpected layout shifts in the documents opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const {hadRecentInput, value, sources} of entries as readonly LayoutShift[]) {
        if (!hadRecentInput) {
          window.layoutShifts.sum += value;
          for (const {node, previousRect, currentRect} of sources) {
            const text = node?.textContent?.trim().slice(0, 40);
            window.layoutShifts.moved.push(`${text}: ${currentRect.y - previousRect.y} px`);
          }
        }
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    window.layoutShifts = {sum: 0, moved: [], flush: () => add(observer.takeRecords())};
    observer.observe({type: 'layout-shift', buffered: true});
  });
}

/** The shifts so far, after fonts have loaded and the page has been painted with them. */
export async function layoutShifts(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.layoutShifts.flush();
    const {sum, moved} = window.layoutShifts;
    return {sum, moved};
  });
}

/** Consecutive frames without movement after which a page counts as at rest. */
const FRAMES = 20;

/** Waits until the page is at rest and returns its scroll position in pixels. */
export function placeAtRest(page: Page): Promise<number> {
  return page.evaluate(
    (frames) =>
      new Promise<number>((resolve) => {
        let last = '';
        let still = 0;
        const look = (): void => {
          const {scrollHeight} = document.documentElement;
          const now = `${window.scrollY} of ${scrollHeight}`;
          still = now === last ? still + 1 : 0;
          last = now;
          if (still < frames) {
            requestAnimationFrame(look);
          } else {
            resolve(Math.round(window.scrollY));
          }
        };
        look();
      }),
    FRAMES,
  );
}

/** Expects a page to reach a scroll position and stay there. */
export async function expectToRestAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => placeAtRest(page)).toBe(top);
}

/** Scrolls like a reader and stops. */
export async function scrollAndRest(page: Page, top: number): Promise<number> {
  await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
  return placeAtRest(page);
}
