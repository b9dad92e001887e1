import {COLOR_RULES, findViolations} from '../support/findViolations';
import {switchToLight} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

test('axe finds nothing in either mode on the page that holds everything there is, twice, which fits a narrow screen', async ({
  page,
}) => {
  test.slow();
  // Colors on their way from one mode to the other are nobody's choice.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/design-system');
  expect(await findViolations(page)).toEqual([]);
  await switchToLight(page);
  expect(await findViolations(page, {rules: COLOR_RULES})).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 800});
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await sideways(), `${width} pixels`).toBeLessThanOrEqual(0);
  }
});
