import type {Page} from '@playwright/test';

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
