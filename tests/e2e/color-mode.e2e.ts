import type {Page} from '@playwright/test';
import {heading, modeToggle, navLink} from '../support/frame';
import {expect, test, visit} from '../support/test';

async function expectMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode);
  await expect(modeToggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
}

test('the site is dark, whatever the system prefers, until the reader chooses light', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/');
  await expectMode(page, 'dark');
  expect(await stored()).toBeNull();

  await modeToggle(page).click();
  await expectMode(page, 'light');
  expect(await stored()).toBe('light');
  await navLink(page, 'Chat').click();
  await expect(heading(page, 'Chat')).toBeVisible();
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/blog/iron-gall-ink');
  await expectMode(page, 'light');
  await modeToggle(page).press('Enter');
  await expectMode(page, 'dark');
  // The site ignores the setting of the system, so the value `system` means the default mode.
  await page.evaluate(() => localStorage.setItem('theme', 'system'));
  await visit(page, '/subscribe');
  await expectMode(page, 'dark');
});
