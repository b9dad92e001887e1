import budgets from '../bench/styleBudgets.json';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {pageTypes} from '../support/routes';
import {storeMode} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

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
