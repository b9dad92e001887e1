import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';

/** Every document opened from now on finds this value as the reader's color mode. */
export async function storeMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript((value) => {
    // Frames of third parties may have no storage.
    if (window === window.top) {
      localStorage.setItem('theme', value);
    }
  }, mode);
}

/** On a busy machine the colors of the next frame may not be there yet, or be on their way. */
async function settleColors(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    // What inherits a color sets out when that has arrived.
    do {
      await Promise.allSettled(running().map(({finished}) => finished));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (running().length > 0);
  });
}

/** Switches to the light mode as the reader's choice in another tab does. */
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

/** Shows a page that its client has not reached yet in another mode. */
export async function showMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('theme', value);
    document.documentElement.dataset['theme'] = value;
  }, mode);
  await settleColors(page);
}
