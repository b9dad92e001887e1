import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';

/** Frames in a row without a move, after which a page counts as at rest. */
const FRAMES = 20;

/** Waits until the page has come to rest, and says how many pixels it stands below its top. */
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

/** A page stands at a place and stays there: one that it leaves again at once does not count. */
export async function expectToRestAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => placeAtRest(page)).toBe(top);
}

/** Scrolls as a reader who stops somewhere. */
export async function scrollAndRest(page: Page, top: number): Promise<number> {
  await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
  return placeAtRest(page);
}
