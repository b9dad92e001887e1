import {MODES, expectAccessible} from '../support/accessibility';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {hydrate, expect, loadClient, test} from '../support/test';

test.use({allowedErrors: [/status of 404/]});

/** A page of each kind, grouped so that all tests take about equally long. */
const GROUPS = [
  ['/', '/blog', '/blog/archive', '/newsletter'],
  ['/blog/reading-a-tide-table', '/blog/a-very-wide-note', '/chat', '/intelligence'],
  ['/search?q=ink', '/books/to-read', '/media/on-stage', '/resume/experience', '/no-such-page'],
  ['/blog/tags', '/blog/tags/ink', '/blog/authors', '/design-system', '/about-this-site'],
];

const CASES = GROUPS.flatMap((pages) => MODES.map(([mode, tag]) => ({pages, mode, tag})));

for (const {pages, mode, tag} of CASES) {
  test(`pages do not shift, pass axe in ${mode} mode and fit a phone: ${pages}${tag}`, async ({
    page,
  }) => {
    test.slow();
    // Without transitions: their intermediate colors may lack contrast.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await recordLayoutShifts(page);
    for (const path of pages) {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(path);
      await loadClient(page);
      // Measured before any input: movement after an input does not count as a layout shift.
      expect.soft(await layoutShifts(page), path).toBeLessThanOrEqual(0.02);
      await hydrate(page);
      await page.setViewportSize({width: 1280, height: 800});
      await expectAccessible(page, 'html', [mode]);

      await page.setViewportSize({width: 320, height: 640});
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(widest, `${path} on a phone`).toBeLessThanOrEqual(320);
    }
  });
}
