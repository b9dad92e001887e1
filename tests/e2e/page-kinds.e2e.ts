import {COLOR_RULES, findViolations} from '../support/findViolations';
import {layoutShifts, MAX_SHIFT, recordLayoutShifts} from '../support/layoutShift';
import {pageTypes} from '../support/routes';
import {switchToLight} from '../support/storedMode';
import {answering, expect, hydrated, test} from '../support/test';

test.use({allowedConsole: [/status of 404/]});

/** Pages similar to another one, and the long design page, which the nightly run tests. */
const ALIKE: readonly string[] = [
  '/design-system',
  '/blog/authors',
  '/blog/tags',
  '/blog/a-stamp-fund',
  '/blog/folding-a-letter',
  '/blog/mercator-and-his-price',
  '/blog/iron-gall-ink',
  '/subscribe',
  '/markdown-page',
  '/about-this-site',
  '/design-system',
];
const GROUP_SIZE = 5;

const usual = pageTypes.filter((path) => !ALIKE.includes(path));
const groups = Array.from({length: Math.ceil(usual.length / GROUP_SIZE)}, (_, index) => ({
  pages: usual.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  tag: [] as string[],
}));

for (const {pages, tag} of [...groups, {pages: ALIKE, tag: ['@nightly']}]) {
  test(
    `do not shift, pass axe in both modes and fit a phone: ${pages.join(', ')}`,
    {tag},
    async ({page}) => {
      test.slow();
      // Colors in the middle of a transition between modes may lack contrast.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await recordLayoutShifts(page);
      for (const path of pages) {
        await page.goto(path);
        await hydrated(page);
        // Before a key is pressed: movement caused by user input is no layout shift.
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
    },
  );
}
