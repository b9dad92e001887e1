import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';

/** Stores this value as the reader's color mode in all documents opened from now on. */
export async function storeMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript((value) => {
    // Frames of third parties may have no storage.
    if (window === window.top) {
      localStorage.setItem('theme', value);
    }
  }, mode);
}

/** Waits for the colors of the next frame, which may be late or in transition on a busy machine. */
async function settleColors(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    // Elements that inherit a color start their transition after it has changed.
    do {
      await Promise.allSettled(running().map(({finished}) => finished));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (running().length > 0);
  });
}

/** Switches to the light mode like a choice in another tab. */
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

/** Switches the mode of a page whose client has not started. */
export async function showMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('theme', value);
    document.documentElement.dataset['theme'] = value;
  }, mode);
  await settleColors(page);
}
