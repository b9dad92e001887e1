import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

/** Selector of the controls that work without scripts. */
const WORKING =
  'summary, [popovertarget], [aria-label="Close"], label input[type=radio], form[action] :is(input, button)';

test('without JavaScript, pages show no controls that need scripts', async ({page}) => {
  for (const address of ['/blog', '/blog/iron-gall-ink', '/chat', '/intelligence', '/newsletter']) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toBeVisible();
    // Link counts in the map's list are buttons that look like text without scripts.
    const controls = main
      .locator('button, input, select, textarea')
      .filter({visible: true, hasNotText: /^(?:\d+|no) links?$/});
    await expect(controls.and(page.locator(`:not(${WORKING})`)), address).toHaveCount(0);
  }
});
