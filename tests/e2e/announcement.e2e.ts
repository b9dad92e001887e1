import type {Page} from '@playwright/test';
import {contrast} from '../support/contrast';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {storeMode} from '../support/storedMode';
import {expect, hydrated, test, visit} from '../support/test';

const ID_KEY = 'docusaurus.announcement.id';
const PAGES = ['/', '/blog', '/blog/an-agent-is-a-loop', '/books/to-read'] as const;
const SIZES = [
  {name: 'wide', width: 1280, height: 800},
  {name: 'narrow', width: 390, height: 844},
  {name: 'very narrow', width: 320, height: 640},
] as const;

function bar(page: Page) {
  return page.getByRole('banner');
}

function closeButton(page: Page) {
  return bar(page).getByRole('button', {name: 'Close'});
}

async function visitAndClose(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await closeButton(page).click();
  await expect(bar(page)).toBeHidden();
}

/** As if the site had announced something else when the reader was here last. */
async function pretendToHaveSeen(page: Page, id: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [ID_KEY, id] as const);
}

test('a first visit shows the announcement above the navbar', async ({page}) => {
  await visit(page, '/');
  await expect(bar(page)).toBeInViewport({ratio: 1});
  expect((await bar(page).innerText()).length).toBeGreaterThan(10);
  const announcement = await bar(page).boundingBox();
  const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  expect(announcement?.y).toBe(0);
  expect(navbar?.y).toBeCloseTo(announcement?.height ?? 0, 0);
});

test('the link of the announcement leads to a page of the site', async ({page}) => {
  await visit(page, '/');
  const link = bar(page).getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\//);
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
  await link.click();
  expect((await answer).status()).toBe(200);
  await expect(page).toHaveURL(href);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the announcement can be read', async ({page}) => {
    await page.goto('/chat');
    await expect(bar(page)).toBeInViewport({ratio: 1});
  });
});

test('closing hides the announcement and brings the navbar to the top', async ({page}) => {
  await visitAndClose(page, '/');
  await expect
    .poll(async () => (await page.getByRole('navigation', {name: 'Main'}).boundingBox())?.y)
    .toBe(0);
});

test('the announcement closes from the keyboard', async ({page}) => {
  await visit(page, '/');
  await closeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
});

test('a closed announcement stays closed on the next page and after a reload', async ({page}) => {
  await visitAndClose(page, '/');
  await page.getByRole('link', {name: 'Chat', exact: true}).first().click();
  await expect(page).toHaveURL('/chat');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Chat');
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeHidden();
});

test('a closed announcement is not there before the scripts arrive either', async ({page}) => {
  await visitAndClose(page, '/');
  await page.route('**/assets/js/*.js', (route) => route.fulfill({body: ''}));
  await page.goto('/chat');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('an announcement that was closed returns when its id has changed', async ({page}) => {
  await visitAndClose(page, '/');
  await pretendToHaveSeen(page, 'something-older');
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  const stored = await page.evaluate((key) => localStorage.getItem(key), ID_KEY);
  expect(stored).toBeTruthy();
  expect(stored).not.toBe('something-older');
});

test('an announcement that has returned can be closed for good again', async ({page}) => {
  await visitAndClose(page, '/');
  await pretendToHaveSeen(page, 'something-older');
  await page.reload();
  await hydrated(page);
  await visitAndClose(page, '/blog');
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeHidden();
});

for (const mode of ['dark', 'light'] as const) {
  test(`the close button can be seen in ${mode} mode and is large enough to hit`, async ({
    page,
  }) => {
    await storeMode(page, mode);
    await visit(page, '/');
    const button = closeButton(page);
    await expect(button).toHaveCSS('opacity', '1');
    expect((await contrast(button)).ratio).toBeGreaterThan(4.5);
    await button.hover();
    await expect(button).toHaveCSS('opacity', '1');
    expect((await contrast(button)).ratio).toBeGreaterThan(4.5);
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
  });

  test(`text and link of the announcement can be read in ${mode} mode`, async ({page}) => {
    await storeMode(page, mode);
    await visit(page, '/');
    expect((await contrast(bar(page))).ratio).toBeGreaterThan(4.5);
    expect((await contrast(bar(page).getByRole('link'))).ratio).toBeGreaterThan(4.5);
  });
}

for (const {name, width, height} of SIZES) {
  test.describe(`on a ${name} screen`, () => {
    test.use({viewport: {width, height}});

    test('the announcement fits into its bar', async ({page}) => {
      await visit(page, '/');
      const text = bar(page).getByRole('link').locator('..');
      const words = await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const {top, bottom} = range.getBoundingClientRect();
        return {top, bottom};
      });
      const box = await bar(page).boundingBox();
      expect(words.top).toBeGreaterThanOrEqual(0);
      expect(words.bottom).toBeLessThan(box?.height ?? 0);
    });

    for (const path of PAGES) {
      test(`nothing moves while ${path} loads with the announcement`, async ({page}) => {
        await recordLayoutShifts(page);
        await visit(page, path);
        await expect(bar(page)).toBeVisible();
        const {sum, moved} = await layoutShifts(page);
        expect(sum, moved.join('\n')).toBeLessThan(0.02);
      });

      test(`nothing moves while ${path} loads after closing it`, async ({page}) => {
        await visitAndClose(page, '/chat');
        await recordLayoutShifts(page);
        await visit(page, path);
        await expect(bar(page)).toBeHidden();
        const {sum, moved} = await layoutShifts(page);
        expect(sum, moved.join('\n')).toBeLessThan(0.02);
      });
    }
  });
}
