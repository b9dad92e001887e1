import type {Locator, Page} from '@playwright/test';
import {findViolations, showMode} from '../support/accessibility';
import {heading, navLink, navbar} from '../support/frame';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

test.use({viewport: {width: 320, height: 720}});

function menu(page: Page): Locator {
  return page.locator('.navbar-sidebar');
}

function menuButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

/** The visible one of the menu's two panels; the other is inert. */
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

test('a menu has the links that do not fit into the navbar, and closes in every usual way', async ({
  page,
}) => {
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
  const box = await menu(page).boundingBox();
  await page.mouse.click(((box?.width ?? 0) + 320) / 2, 600);
  await expectClosed(page);
  await openMenu(page);
  await page.evaluate(() => history.back());
  await expectClosed(page);
  await expect(page).toHaveURL('/');
});

test('the menu traps the focus, and Escape closes it and returns the focus @engines', async ({
  page,
}) => {
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

test('a link of the menu opens its page, closes the menu and is marked as current; the menu passes axe', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/subscribe');
  await markDocument(page);
  await openMenu(page);
  const link = (name: string) => panel(page).getByRole('link', {name, exact: true});
  const arrive = async (path: string, title: string) => {
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(title);
    await expectClosed(page);
  };
  await link('Chat').click();
  await arrive('/chat', 'Chat');
  await openMenu(page);
  await expect(link('Chat')).toHaveAttribute('aria-current', 'page');

  // In a section, the menu opens with the section's pages, below a button back to all sections.
  await link('Books').click();
  await arrive('/books/to-read', 'Books to read');
  await openMenu(page);
  await link('Webinars').click();
  await arrive('/media/webinars', 'Webinars');
  await openMenu(page);
  await expect(link('Webinars')).toHaveAttribute('aria-current', 'page');
  await panel(page)
    .getByRole('button', {name: /Back to main menu/})
    .click();
  await expect(link('Media')).toBeInViewport({ratio: 1});
  await expect(link('Media')).toHaveAttribute('aria-current', 'page');

  await link('Blog').click();
  await arrive('/blog', 'Blog');
  await openMenu(page);
  for (const mode of ['dark', 'light']) {
    await showMode(page, mode);
    expect(await findViolations(page, {within: '.navbar-sidebar'})).toEqual([]);
  }
  expect(await isSameDocument(page)).toBe(true);
});
