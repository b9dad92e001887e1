import type {Page} from '@playwright/test';
import owner from '../fixtures/site/src/data/owner';
import {expect, test, visit} from '../support/test';
import {SIGNUP} from '../support/thirdParties';

test.use({popupSeen: false, allowedErrors: [/X-Frame-Options/]});

const POST = '/blog/mercator-and-his-price';
const SIGNUP_FRAME = 'iframe[title="Newsletter signup"]';

function popup(page: Page) {
  return page.getByRole('dialog', {name: 'New posts by e-mail'});
}

/** Opens a page and advances the clock past the delay of the pop-up. */
async function visitForLong(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.clock.fastForward(6000);
}

/**
 * Scrolls to a fraction of the scrollable height (0 to 1) in one step, as a script does, and waits for the
 * scroll event.
 */
async function jumpTo(page: Page, fraction: number): Promise<void> {
  await page.evaluate(async (part) => {
    const {scrollHeight, clientHeight} = document.documentElement;
    const before = window.scrollY;
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, {once: true}));
    window.scrollTo({top: (scrollHeight - clientHeight) * part, behavior: 'instant'});
    if (window.scrollY !== before) {
      await scrolled;
    }
  }, fraction);
}

/** Scrolls to a fraction of the scrollable height, as the reader's wheel does. */
async function scrollTo(page: Page, fraction: number): Promise<void> {
  await page.locator('body').dispatchEvent('wheel');
  await jumpTo(page, fraction);
}

/** Returns true if the browser remembers that the pop-up was shown. */
function isRemembered(page: Page): Promise<boolean> {
  return page.evaluate(() => localStorage.getItem('newsletter-popup') !== null);
}

test.beforeEach(({page}) => page.clock.install());

test('the newsletter page has the provider’s form, or a link to it', async ({page}) => {
  await page.setViewportSize({width: 1000, height: 300});
  await visitForLong(page, '/newsletter');
  await expect(page.locator(SIGNUP_FRAME)).toHaveAttribute('sandbox', /allow-forms/);
  await page.locator(SIGNUP_FRAME).scrollIntoViewIfNeeded();
  await expect(page.frameLocator(SIGNUP_FRAME).getByLabel('E-mail')).toBeVisible();
  // The pop-up is not shown on the newsletter page itself.
  await scrollTo(page, 0.9);
  expect(await isRemembered(page)).toBe(false);

  await page.route(SIGNUP, (route) =>
    route.fulfill({contentType: 'text/html', body: 'no', headers: {'x-frame-options': 'DENY'}}),
  );
  await visit(page, '/newsletter');
  const link = page.getByRole('main').getByRole('link', {name: /in a new tab/});
  await expect(link).toHaveAttribute('href', owner.newsletter || '');
});

test('after 30 percent of a page, the pop-up is shown once', async ({page}) => {
  await visit(page, POST);
  // The pop-up waits five seconds.
  await scrollTo(page, 0.4);
  expect(await isRemembered(page)).toBe(false);
  await scrollTo(page, 0.1);
  await page.clock.fastForward(6000);
  const home = page.getByRole('link', {name: owner.siteTitle});
  await home.focus();
  await scrollTo(page, 0.29);
  expect(await isRemembered(page)).toBe(false);
  await scrollTo(page, 0.31);
  await expect(popup(page)).toBeVisible();
  expect(await isRemembered(page)).toBe(true);
  await expect(page.frameLocator(SIGNUP_FRAME).getByLabel('E-mail')).toBeVisible();
  await popup(page).getByRole('button', {name: 'Close'}).focus();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(home).toBeFocused();

  await scrollTo(page, 0);
  await scrollTo(page, 0.6);
  await expect(popup(page)).toHaveCount(0);
});

test('the pop-up is not shown if another tab has shown it', async ({page}) => {
  await visitForLong(page, POST);
  await page.evaluate(() => localStorage.setItem('newsletter-popup', 'shown'));
  await scrollTo(page, 0.6);
  await expect(popup(page)).toHaveCount(0);
});

test('the pop-up fits the window, and never shows on phones or beside a search @engines', async ({
  page,
}) => {
  await page.setViewportSize({width: 768, height: 600});
  await visitForLong(page, POST);
  await scrollTo(page, 0.5);
  expect(await isRemembered(page)).toBe(false);

  await scrollTo(page, 0);
  await page.setViewportSize({width: 769, height: 600});
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', {name: 'Search'});
  await expect(search).toBeVisible();
  await scrollTo(page, 0.5);
  expect(await isRemembered(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  // Scrolling by a script does not count, nor does a jump after a click.
  await jumpTo(page, 0.6);
  await scrollTo(page, 0);
  await page.mouse.click(5, 300);
  await jumpTo(page, 0.6);
  expect(await isRemembered(page)).toBe(false);
  await scrollTo(page, 0.4);
  await expect(popup(page)).toBeVisible();

  // The pop-up takes 60 percent of the height, but at least 450 and at most 600 px.
  for (const [height, expected] of [
    [600, 450],
    [900, 540],
    [1200, 600],
  ] as const) {
    await page.setViewportSize({width: 1280, height});
    await expect.poll(async () => (await popup(page).boundingBox())?.height).toBe(expected);
  }
  await popup(page).getByRole('heading').click();
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(popup(page)).toHaveCount(0);
  await expect(search).toBeVisible();
});
