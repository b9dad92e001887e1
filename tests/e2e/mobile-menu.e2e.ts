import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from '../support/accessibility';
import {heading, navLink, navbar} from '../support/frame';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

test.use({viewport: {width: 320, height: 720}});

function menu(page: Page): Locator {
  return page.locator('.navbar-sidebar');
}

function menuButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

/** The visible panel of the menu. The other of its two panels is inert. */
function panel(page: Page): Locator {
  return menu(page).locator('.navbar-sidebar__item:not([inert])');
}

async function openMenu(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(panel(page)).toBeInViewport({ratio: 0.9});
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
}

test('the menu has the links of the navbar and closes in all the usual ways', async ({page}) => {
  await visit(page, '/chat');
  await expect(menuButton(page)).toBeInViewport({ratio: 1});
  await expect(navLink(page, 'Books')).toBeHidden();
  await navbar(page).getByRole('link', {name: 'Quill Notes'}).click();
  // Waits for the page, not only for the address: a menu opened in between would be closed again.
  await expect(heading(page)).toHaveText(/^Notes on letters/);
  await openMenu(page);
  for (const name of ['Books', 'Media', 'Resume', 'Blog', 'Intelligence', 'Chat']) {
    await expect(panel(page).getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
  }
  await expect(panel(page).getByRole('link', {name: /^Newsletter/})).toBeInViewport();
  await expect(panel(page).getByRole('button', {name: 'Versions'})).toBeInViewport();
  await expect(panel(page).getByRole('button', {name: 'Languages'})).toBeInViewport();
  await menu(page)
    .getByRole('button', {name: /dark and light mode/})
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await menu(page).getByRole('button', {name: 'Close navigation bar'}).click();
  await expectClosed(page);
  await openMenu(page);
  // Clicks beside the menu, halfway to the right edge of the window.
  const box = await menu(page).boundingBox();
  await page.mouse.click(((box?.width ?? 0) + 320) / 2, 600);
  await expectClosed(page);
  await openMenu(page);
  await page.evaluate(() => history.back());
  await expectClosed(page);
  await expect(page).toHaveURL('/');
});

test('the menu traps the focus, and Escape returns it @engines', async ({page}) => {
  await visit(page, '/chat');
  await openMenu(page);
  const close = menu(page).getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeFocused();
  // Cycles in both directions without leaving the menu.
  const first = menu(page).getByRole('link', {name: 'Quill Notes'});
  const last = panel(page).locator('a:visible, button:visible').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(menuButton(page)).toBeFocused();
});

test('a link of the menu closes it and is marked; the menu passes axe', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/subscribe');
  await markDocument(page);
  await openMenu(page);
  const link = (name: string) => panel(page).getByRole('link', {name, exact: true});
  // In a section, the menu opens with the section's pages, below a button back to all sections.
  for (const [name, title] of [
    ['Chat', 'Chat'],
    ['Media', 'On stage'],
    ['Webinars', 'Webinars'],
  ] as const) {
    await link(name).click();
    await expect(heading(page)).toHaveText(title);
    await expectClosed(page);
    await openMenu(page);
    await expect(link(title)).toHaveAttribute('aria-current', 'page');
  }
  await panel(page)
    .getByRole('button', {name: /Back to main menu/})
    .click();
  await expect(link('Media')).toBeInViewport({ratio: 1});
  await expect(link('Media')).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, '.navbar-sidebar');
  expect(await isSameDocument(page)).toBe(true);
});
