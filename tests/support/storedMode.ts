import type {Page} from '@playwright/test';

/** Every document opened from now on finds this value as the reader's color mode. */
export async function storeMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript((value) => {
    // Frames of third parties may have no storage.
    if (window === window.top) {
      localStorage.setItem('theme', value);
    }
  }, mode);
}
