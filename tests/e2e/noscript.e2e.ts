import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

/** Controls that work without scripts: menus, popovers, their Close, radio buttons, forms. */
const WORKING =
  'summary, [popovertarget], [aria-label="Close"], label input[type=radio], form[action] :is(input, button)';

for (const address of ['/blog', '/blog/iron-gall-ink', '/chat', '/intelligence', '/newsletter']) {
  test(`without JavaScript, ${address} can be read and shows no control that does nothing`, async ({
    page,
  }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toBeVisible();
    // In the map's list, the numbers of links are buttons; without scripts, they are only text.
    const controls = main
      .locator('button, input, select, textarea')
      .filter({visible: true, hasNotText: /^(?:\d+|no) links?$/});
    await expect(controls.and(page.locator(`:not(${WORKING})`))).toHaveCount(0);
  });
}

test('without JavaScript, the map is an image with links', async ({page}) => {
  await page.goto('/intelligence');
  const map = page.getByRole('group', {name: 'Map of the posts'});
  await map.getByRole('link', {name: /Mercator/}).click();
  await expect(page).toHaveURL('/blog/mercator-and-his-price');
});
