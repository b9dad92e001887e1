import type {Page} from '@playwright/test';
import budgets from '../bench/styleBudgets.json';
import {gate} from '../support/gate';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {pageTypes} from '../support/routes';
import {storeMode} from '../support/storedMode';
import {expect, hydrated, test, visit} from '../support/test';

test.use({allowedConsole: [/status of 404/]});

for (const width of [390, 1440]) {
  for (const mode of ['dark', 'light'] as const) {
    test(`no page moves while it loads at ${width} px in the ${mode} mode`, async ({page}) => {
      test.setTimeout(180_000);
      await page.setViewportSize({width, height: 900});
      await storeMode(page, mode);
      await recordLayoutShifts(page);
      for (const address of pageTypes) {
        await visit(page, address);
        await page.waitForLoadState('networkidle');
        const {sum, moved} = await layoutShifts(page);
        test.info().annotations.push({type: 'shift', description: `${address}: ${sum.toFixed(4)}`});
        expect(sum, `${address}\n${moved.join('\n')}`).toBeLessThanOrEqual(budgets.layoutShift);
      }
    });
  }
}

/** In pixels. */
function titleHeights(page: Page): Promise<number[]> {
  return page
    .locator('main h1')
    .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().height));
}

/** The time a busy machine may take to paint `address`, which the message names. */
function slowly(address: string) {
  return {message: address, timeout: 30_000};
}

for (const width of [320, 390, 1440]) {
  test(`no title moves at ${width} px when the fonts arrive late, and of a page a line at most`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({width, height: 900});
    await recordLayoutShifts(page);
    for (const address of pageTypes) {
      const fonts = gate();
      await page.route('**/*.woff2', async (route) => {
        await fonts.opened;
        await route.continue();
      });
      await page.goto(address, {waitUntil: 'commit'});
      const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
      await expect.poll(() => page.evaluate(painted), slowly(address)).toBe(true);
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      const before = await titleHeights(page);
      fonts.open();
      const faces = () =>
        [...document.fonts].flatMap(({family, status}) =>
          /Fallback/.test(family) ? [] : [status],
        );
      await expect.poll(() => page.evaluate(faces), slowly(address)).toContain('loaded');
      expect(await titleHeights(page), address).toEqual(before);
      await hydrated(page);
      const {sum, moved} = await layoutShifts(page);
      expect(sum, `${address}\n${moved.join('\n')}`).toBeLessThanOrEqual(budgets.lateFonts);
      await page.unroute('**/*.woff2');
    }
  });
}

test('a post that a reader goes to stands in its first frame where it will', async ({page}) => {
  const title = page.locator('article header').getByRole('heading', {level: 1});
  await visit(page, '/blog');
  await page.evaluate(() => {
    const heights: number[] = [];
    const look = () => {
      const header = document.querySelector('article header:has(h1)');
      heights.push(...(header ? [header.getBoundingClientRect().height] : []));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, {headerHeights: heights});
  });
  await page
    .getByRole('main')
    .locator('a[href="/blog/temperature-and-top-p-by-hand"]')
    .last()
    .click();
  await expect(title).toHaveText('Temperature and top-p by hand');
  const heights = () =>
    page.evaluate(() => (window as unknown as {headerHeights: number[]}).headerHeights);
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(30);
  expect(new Set(await heights()).size).toBe(1);
});

/** Pages with long lists of posts, and widths at which a row's text has mostly two or three lines. */
for (const [path, list] of [
  ['/blog', 'main ol'],
  ['/blog/tags/writing', 'main ol'],
  ['/blog/archive', 'main section > ol'],
  ['/intelligence', 'main section > ul'],
] as const) {
  for (const width of [390, 800, 1440]) {
    test(`the rows of ${path} keep at ${width} px the room that they will need`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await visit(page, path);
      const height = () =>
        page
          .locator(list)
          .evaluateAll((lists) => lists.reduce((sum, {clientHeight}) => sum + clientHeight, 0));
      const kept = await height();
      await page.addStyleTag({
        content: `:is(${list}, main ol > li, main ul > li) {content-visibility: visible !important}`,
      });
      const needed = await height();
      expect(kept / needed).toBeGreaterThan(0.95);
      expect(kept / needed).toBeLessThan(1.05);
    });
  }
}

test('a page stands where it will, before its table of contents has come down the wire', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/markdown-page');
  const article = page.getByRole('article');
  const contents = page.locator('main .col--2');
  await expect(contents).toBeVisible();
  const whole = await article.boundingBox();
  const aside = await contents.boundingBox();
  await contents.evaluate((column) => column.remove());
  expect(await article.boundingBox()).toEqual(whole);
  // Both together are in the middle.
  const left = whole?.x ?? 0;
  const right = 1440 - (aside?.x ?? 0) - (aside?.width ?? 0);
  expect(Math.abs(left - right)).toBeLessThan(40);
});
