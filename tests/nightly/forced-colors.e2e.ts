import {searchFor} from '../support/searchModal';
import {expect, test, visit} from '../support/test';

test.use({forcedColors: 'active', colorScheme: 'dark'});

test('in forced colors, shades of days and the selected hit stay distinct', async ({page}) => {
  await visit(page, '/');
  const square = page.locator('[data-day]:visible').first();
  /** Screenshots of the square, one per shade. */
  const looks = [];
  for (const shade of ['1', '2', '3', '4']) {
    await square.evaluate((element, value) => {
      element.setAttribute('data-shade', value);
    }, shade);
    looks.push((await square.screenshot()).toString('base64'));
  }
  // The background of the page, where the square was, must look different, too.
  const box = await square.evaluate((element) => element.getBoundingClientRect().toJSON());
  await square.evaluate((element) => {
    element.style.visibility = 'hidden';
  });
  looks.push((await page.screenshot({clip: box as DOMRect})).toString('base64'));
  expect(new Set(looks).size).toBe(looks.length);

  const hits = await searchFor(page, 'tide');
  const background = (index: number) =>
    hits
      .nth(index)
      .locator('a')
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(hits.nth(0)).toHaveAttribute('aria-selected', 'true');
  expect(await background(0)).not.toBe(await background(1));
});
