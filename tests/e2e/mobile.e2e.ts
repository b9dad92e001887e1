import type {Page} from '@playwright/test';
import {pageTypes} from '../support/routes';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

const SECTIONS = [
  {name: 'Books', path: '/books/to-read', hasSidebar: true},
  {name: 'Media', path: '/media/on-stage', hasSidebar: true},
  {name: 'Resume', path: '/resume/experience', hasSidebar: true},
  {name: 'Blog', path: '/blog', hasSidebar: true},
  {name: 'Intelligence', path: '/intelligence', hasSidebar: false},
  {name: 'Chat', path: '/chat', hasSidebar: false},
] as const;

/** Pages with a sidebar of their own, and a link that only that sidebar has. */
const SECOND_PANELS = [
  {path: '/books/to-read', link: 'Webinars', target: '/media/webinars'},
  {path: '/blog/agents.md', link: 'Review is the queue', target: '/blog/review-is-the-queue'},
] as const;

function menu(page: Page) {
  return page.locator('.navbar-sidebar');
}

function menuButton(page: Page) {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

/** The panel in use; the other one is inert and stands beside it. */
function panel(page: Page) {
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

/** Resizes the window and waits until the page has been drawn in its new width. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const width of [390, 320]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 720}});

    test('the navbar has the menu button instead of the links', async ({page}) => {
      await visit(page, '/chat');
      const navbar = page.getByRole('navigation', {name: 'Main'});
      await expect(menuButton(page)).toBeInViewport({ratio: 1});
      await expect(navbar.getByRole('link', {name: 'Books', exact: true})).toBeHidden();
    });

    test('the menu button opens a menu with all sections', async ({page}) => {
      await visit(page, '/chat');
      await openMenu(page);
      for (const {name, path} of SECTIONS) {
        const link = panel(page).getByRole('link', {name, exact: true});
        await expect(link).toBeInViewport({ratio: 1});
        await expect(link).toHaveAttribute('href', path);
      }
      await expect(panel(page).getByRole('link', {name: /^Newsletter/})).toBeInViewport();
      await expect(panel(page).getByRole('button', {name: 'Versions'})).toBeInViewport();
      await expect(panel(page).getByRole('button', {name: 'Languages'})).toBeInViewport();
    });

    test('the menu closes with its button and with a tap beside it', async ({page}) => {
      await visit(page, '/chat');
      await openMenu(page);
      await menu(page).getByRole('button', {name: 'Close navigation bar'}).click();
      await expectClosed(page);
      await openMenu(page);
      const box = await menu(page).boundingBox();
      await page.mouse.click(((box?.width ?? 0) + width) / 2, 600);
      await expectClosed(page);
    });

    for (const {path, link, target} of SECOND_PANELS) {
      test(`on ${path} the menu opens with the sidebar, which leads on`, async ({page}) => {
        await visit(page, path);
        await openMenu(page);
        await panel(page).getByRole('link', {name: link, exact: true}).click();
        await expect(page).toHaveURL(target);
        await expectClosed(page);
      });
    }
  });

  for (const path of pageTypes) {
    test.describe(`at ${width} px`, () => {
      test.use({viewport: {width, height: 640}, allowedConsole: [/status of 404/]});

      test(`${path} has no horizontal scroll`, async ({page}) => {
        await visit(page, path);
        await page.evaluate(() => document.fonts.ready);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        const [content, room] = await page.evaluate(() => {
          const {scrollWidth, clientWidth} = document.documentElement;
          return [scrollWidth, clientWidth];
        });
        expect(content).toBeLessThanOrEqual(room ?? 0);
        expect(room).toBe(width);
      });
    });
  }
}

test.describe('in the menu', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const {name, path, hasSidebar} of SECTIONS) {
    test(`${name} leads to ${path}, closes the menu and is marked there`, async ({page}) => {
      await visit(page, '/subscribe');
      await markDocument(page);
      await openMenu(page);
      const link = panel(page).getByRole('link', {name, exact: true});
      await expect(link).not.toHaveAttribute('aria-current');
      await link.click();
      await expect(page).toHaveURL(path);
      await expectClosed(page);
      expect(await isSameDocument(page)).toBe(true);
      await openMenu(page);
      if (hasSidebar) {
        await panel(page)
          .getByRole('button', {name: /Back to main menu/})
          .click();
      }
      await expect(panel(page).locator('[data-active-prefix][aria-current=page]')).toHaveText(name);
      await expect(link).toHaveClass(/menu__link--active/);
      await expect(link).toBeInViewport({ratio: 1});
    });
  }

  test('the sidebar of a section marks the page that is open', async ({page}) => {
    await visit(page, '/media/webinars');
    await openMenu(page);
    await expect(panel(page).locator('[aria-current=page]')).toHaveText('Webinars');
    await expect(panel(page).getByRole('button', {name: /Back to main menu/})).toBeVisible();
  });

  test('the color mode can be switched', async ({page}) => {
    await visit(page, '/');
    await openMenu(page);
    await menu(page)
      .getByRole('button', {name: /dark and light mode/})
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('the page behind does not scroll while the menu is open', async ({page}) => {
    await visit(page, '/blog');
    await openMenu(page);
    await page.mouse.move(380, 600);
    await page.mouse.wheel(0, 600);
    await menu(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await expectClosed(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('Back closes the menu and stays on the page', async ({page}) => {
    await visit(page, '/chat');
    await page.getByRole('link', {name: 'One Commit at a Time'}).first().click();
    // The address changes first; the menu closes when the page comes.
    await expect(page).not.toHaveTitle(/^Chat/);
    await expect(page).toHaveURL('/');
    await openMenu(page);
    await page.evaluate(() => history.back());
    await expectClosed(page);
    await expect(page).toHaveURL('/');
  });
});

test('the menu stays open up to 996 px and closes above, for good', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await visit(page, '/chat');
  await openMenu(page);
  await resize(page, 996);
  await expect(panel(page)).toBeInViewport();
  await resize(page, 997);
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeHidden();
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: 'Books', exact: true})).toBeVisible();
  await resize(page, 390);
  await expectClosed(page);
});
