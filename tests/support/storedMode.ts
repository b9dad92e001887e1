import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';

/** Makes this the reader's color mode in all documents opened from now on. */
export async function storeMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript((value) => {
    // Leaves out frames, which may have no storage.
    if (window === window.top) {
      localStorage.setItem('theme', value);
    }
  }, mode);
}

/** Waits until all transitions have ended, so that colors are final. */
async function settleColors(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // The end of a transition may start others, in elements that inherit the color.
    do {
      await Promise.allSettled(running().map(({finished}) => finished));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (running().length > 0);
  });
}

/** Switches to the light mode, as if the reader had chosen it in another tab. */
export async function switchToLight(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue: 'light', storageArea: localStorage}),
    );
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await settleColors(page);
}

/** Switches the color mode of the current document without a script of the page. */
export async function showMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('theme', value);
    document.documentElement.dataset['theme'] = value;
  }, mode);
  await settleColors(page);
}
