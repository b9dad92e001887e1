import type {Page} from '@playwright/test';
import {contrast} from '../support/accessibility';
import {heading, modeToggle, navLink} from '../support/frame';
import {expect, test, visit} from '../support/test';

async function expectMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(modeToggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
  await expect
    .poll(async () => {
      const {ground, ratio} = await contrast(heading(page));
      return ratio > 7 && (mode === 'dark' ? ground < 0.1 : ground > 0.8);
    })
    .toBe(true);
}

function storedMode(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

test('the site is dark regardless of the system setting, until the reader chooses light', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/');
  await expectMode(page, 'dark');
  expect(await storedMode(page)).toBeNull();

  await modeToggle(page).click();
  await expectMode(page, 'light');
  expect(await storedMode(page)).toBe('light');
  await navLink(page, 'Chat').click();
  await expect(heading(page, 'Chat')).toBeVisible();
  await expectMode(page, 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/blog/iron-gall-ink');
  await expectMode(page, 'light');
  await modeToggle(page).focus();
  await page.keyboard.press('Enter');
  await expectMode(page, 'dark');
  await page.keyboard.press('Space');
  await expectMode(page, 'light');
  // The site ignores the setting of the system, so `system` and invalid values mean the default mode.
  for (const value of ['sepia', 'system']) {
    await page.evaluate((stored) => localStorage.setItem('theme', stored), value);
    await visit(page, '/subscribe');
    await expectMode(page, 'dark');
  }
});
