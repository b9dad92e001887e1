import type {Page} from '@playwright/test';
import owner from '../fixtures/site/src/data/owner';
import {expect, test, visit} from '../support/test';
import {SIGNUP} from '../support/thirdParties';

test.use({popupSeen: false, allowedConsole: [/X-Frame-Options/]});

const POST = '/blog/mercator-and-his-price';

function popup(page: Page) {
  return page.getByRole('dialog', {name: 'New posts by e-mail'});
}

/** Opens a page and advances the clock past the delay of the pop-up. */
async function visitForLong(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.clock.fastForward(6000);
}

/** Scrolls to a fraction of the scrollable height (0 to 1) in one step, as by the reader's wheel or by a script. */
async function scrollTo(
  page: Page,
  fraction: number,
  by: 'wheel' | 'script' = 'wheel',
): Promise<void> {
  await page.evaluate(
    async ([part, cause]) => {
      const {scrollHeight, clientHeight} = document.documentElement;
      if (cause === 'wheel') {
        document.body.dispatchEvent(new WheelEvent('wheel', {bubbles: true}));
      }
      window.scrollTo({top: (scrollHeight - clientHeight) * part, behavior: 'instant'});
      await new Promise((resolve) => setTimeout(resolve, 50));
    },
    [fraction, by] as const,
  );
}

/** Returns true if the browser remembers that the pop-up was shown. */
function isRemembered(page: Page): Promise<boolean> {
  return page.evaluate(() => localStorage.getItem('newsletter-popup') !== null);
}

test.beforeEach(({page}) => page.clock.install());

test('the newsletter page has the provider’s form, and a link for a provider that refuses frames', async ({
  page,
}) => {
  await page.setViewportSize({width: 1000, height: 300});
  await visitForLong(page, '/newsletter');
  const frame = page.locator('iframe[title="Newsletter signup"]');
  await expect(frame).toHaveAttribute('sandbox', /allow-forms/);
  await frame.scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('iframe[title="Newsletter signup"]').getByRole('textbox', {name: 'E-mail'}),
  ).toBeVisible();
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

test('after 30 percent of a page the pop-up is shown once, traps the focus and returns it', async ({
  page,
}) => {
  await visit(page, POST);
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
  await expect(
    page.frameLocator('iframe[title="Newsletter signup"]').getByRole('textbox', {name: 'E-mail'}),
  ).toBeVisible();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  await popup(page).getByRole('button', {name: 'Close'}).focus();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(home).toBeFocused();

  await scrollTo(page, 0);
  await scrollTo(page, 0.6);
  await expect(popup(page)).toHaveCount(0);
});

test('the pop-up is not shown if another tab has shown it since the page was opened', async ({
  page,
}) => {
  await visitForLong(page, POST);
  await page.evaluate(() => localStorage.setItem('newsletter-popup', 'shown'));
  await scrollTo(page, 0.6);
  await expect(popup(page)).toHaveCount(0);
});

test('the pop-up is not shown on phones, during a search or after scrolling by script, and fits the screen @engines', async ({
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
  await scrollTo(page, 0.6, 'script');
  await scrollTo(page, 0);
  await page.mouse.click(5, 300);
  await scrollTo(page, 0.6, 'script');
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
