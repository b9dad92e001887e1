import type {Page} from '@playwright/test';
import {MAX_SHIFT, layoutShifts, placeAtRest, recordLayoutShifts} from '../support/layoutShift';
import {expect, gate, test, visit} from '../support/test';
import {pageTypes} from '../support/routes';
import {storeMode} from '../support/storedMode';

test.use({allowedConsole: [/status of 404/]});

for (const [width, mode] of [
  [320, 'light'],
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`at ${width} px in the ${mode} mode no page moves while it loads or needs more than 60 kB of fonts`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({width, height: 900});
    await storeMode(page, mode);
    await recordLayoutShifts(page);
    for (const address of pageTypes) {
      await visit(page, address);
      await placeAtRest(page);
      // Before a key is pressed: what follows upon a reader's own doing is no shift.
      const {sum, moved} = await layoutShifts(page);
      expect.soft(sum, `${address}\n${moved.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT);
      expect.soft(await fontBytes(page), address).toBeLessThanOrEqual(60_000);
    }
  });
}

for (const width of [320, 1440]) {
  test(`no title moves at ${width} px when the fonts arrive late`, async ({page}) => {
    test.setTimeout(180_000);
    await page.setViewportSize({width, height: 900});
    const titleHeights = () =>
      page
        .locator('main h1')
        .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().height));
    for (const address of pageTypes) {
      const fonts = gate();
      await page.route('**/*.woff2', async (route) => {
        await fonts.opened;
        await route.continue();
      });
      await page.goto(address, {waitUntil: 'commit'});
      const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
      await expect.poll(() => page.evaluate(painted), address).toBe(true);
      const before = await titleHeights();
      expect(before, address).not.toEqual([]);
      fonts.open();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await titleHeights(), address).toEqual(before);
      await page.unroute('**/*.woff2');
    }
  });
}

/** The room of a row is that of an average one, as a share of which a short list may be off. */
const MAX_ERROR = 0.15;

/** Pages with lists of posts. Rows that are far away keep room, or the scrollbar would jump. */
for (const [path, list] of [
  ['/blog', 'main ol'],
  ['/blog/tags/history', 'main ol'],
  ['/blog/archive', 'main section > ol'],
  ['/intelligence', 'main section > ul'],
] as const) {
  test(`the rows of ${path} keep the room that they will need`, async ({page}) => {
    const height = (): Promise<number> =>
      page
        .locator(list)
        .evaluateAll((lists) => lists.reduce((sum, {clientHeight}) => sum + clientHeight, 0));
    for (const width of [390, 800, 1440]) {
      await page.setViewportSize({width, height: 900});
      await visit(page, path);
      const kept = await height();
      await page.addStyleTag({
        content: `:is(${list}, main ol > li, main ul > li) {content-visibility: visible !important}`,
      });
      const error = Math.abs(kept / (await height()) - 1);
      expect.soft(error, `at ${width} px`).toBeLessThan(MAX_ERROR);
    }
  });
}

/** What the page has fetched of fonts, in bytes. */
function fontBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.woff2'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}
