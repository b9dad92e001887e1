import {COLOR_RULES, findViolations} from '../support/findViolations';
import {layoutShifts, MAX_SHIFT, recordLayoutShifts} from '../support/layoutShift';
import {pageTypes} from '../support/routes';
import {switchToLight} from '../support/storedMode';
import {answering, expect, hydrated, test} from '../support/test';

test.use({allowedConsole: [/status of 404/]});

/** The design page, which holds everything twice and takes axe long, is looked at every night. */
const pages = pageTypes.filter((path) => path !== '/design-system');
const GROUP_SIZE = 6;

for (let start = 0; start < pages.length; start += GROUP_SIZE) {
  const group = pages.slice(start, start + GROUP_SIZE);

  test(`keep still, please axe in both modes and fit a phone: ${group.join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    // Colors on their way from one mode to the other are nobody's choice.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await recordLayoutShifts(page);
    for (const path of group) {
      await page.goto(path);
      await hydrated(page);
      // Before a key is pressed: what follows upon a reader's own doing is no shift.
      const {sum, moved} = await layoutShifts(page);
      expect.soft(sum, `${path} moves\n${moved.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT);
      await answering(page);
      expect.soft(await findViolations(page), `${path}, dark`).toEqual([]);
      await switchToLight(page);
      expect.soft(await findViolations(page, {rules: COLOR_RULES}), `${path}, light`).toEqual([]);

      for (const width of [390, 320]) {
        await page.setViewportSize({width, height: 640});
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(widest, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize({width: 1280, height: 800});
      await page.evaluate(() => localStorage.removeItem('theme'));
    }
  });
}
