import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';

/** Maximum layout shift of a page. On web.dev's scale, up to 0.1 is good. */
export const MAX_SHIFT = 0.02;

interface Shifts {
  readonly sum: number;
  /** Text of each element that moved, and how far it moved. */
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

/** Records layout shifts that no input caused, in all documents opened from now on. */
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

/** Returns the layout shifts of the document up to now, after its fonts have loaded. */
export async function layoutShifts(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.layoutShifts.flush();
    const {sum, moved} = window.layoutShifts;
    return {sum, moved};
  });
}

/** Number of consecutive frames without scrolling after which a page is at rest. */
const FRAMES_AT_REST = 20;

/** Waits until the page has stopped scrolling and growing. Returns its scroll position in pixels. */
export function placeAtRest(page: Page): Promise<number> {
  return page.evaluate(
    (frames) =>
      new Promise<number>((resolve) => {
        let previous = '';
        let unchangedFrames = 0;
        const compare = (): void => {
          const {scrollHeight} = document.documentElement;
          const current = `${window.scrollY} of ${scrollHeight}`;
          unchangedFrames = current === previous ? unchangedFrames + 1 : 0;
          previous = current;
          if (unchangedFrames < frames) {
            requestAnimationFrame(compare);
          } else {
            resolve(Math.round(window.scrollY));
          }
        };
        compare();
      }),
    FRAMES_AT_REST,
  );
}

/** Expects a page to come to rest at a scroll position, in pixels. */
export async function expectToRestAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => placeAtRest(page)).toBe(top);
}

/** Scrolls to a position in pixels. Returns the position at which the page comes to rest. */
export async function scrollAndRest(page: Page, top: number): Promise<number> {
  await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
  return placeAtRest(page);
}
