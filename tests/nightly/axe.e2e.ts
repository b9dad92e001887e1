import {COLOR_RULES, findViolations} from '../support/findViolations';
import {switchToLight} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

test('the design page passes axe in both modes and fits a narrow screen', async ({page}) => {
  test.slow();
  // Colors in the middle of a transition between modes may lack contrast.
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
