import {storeMode} from '../support/accessibility';
import {expect, test, visit} from '../support/test';

/** A page of each kind: its name and address. */
const KINDS = [
  ['home', '/'],
  ['blog', '/blog'],
  ['archive', '/blog/archive'],
  ['tags', '/blog/tags'],
  ['tag', '/blog/tags/ink'],
  ['post', '/blog/reading-a-tide-table'],
  // A post with an interactive component.
  ['part', '/blog/a-stamp-fund'],
  ['map', '/intelligence'],
  ['chat', '/chat'],
  ['search', '/search?q=ink'],
  ['shelf', '/books/to-read'],
  ['resume', '/resume/experience'],
] as const;

const PHONE = {width: 390, height: 844};
const DESKTOP = {width: 1280, height: 800};

/** Each kind of page in both color modes: in one on a phone, in the other on a desktop. */
const views = KINDS.flatMap(([name, address], kindIndex) =>
  (['dark', 'light'] as const).map((mode, modeIndex) => {
    const isPhone = (kindIndex + modeIndex) % 2 === 1;
    return {
      title: `${name}-${mode}-${isPhone ? 'phone' : 'desktop'}`,
      address,
      mode,
      viewport: isPhone ? PHONE : DESKTOP,
    };
  }),
);

for (const {title, address, mode, viewport} of views) {
  test.describe(title, () => {
    test.use({viewport});

    test('matches its screenshot', async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await storeMode(page, mode);
      await visit(page, address);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // Waits for content that loads later: tickers (the blog, chat and map have none) and search hits.
      if (!/^\/(?:blog|chat|intelligence)/.test(address)) {
        await expect(page.getByRole('region', {name: 'Prediction markets'})).toBeVisible();
        await expect(page.locator('iframe[src*="tradingview"]').first()).toBeAttached();
      }
      if (address.includes('?q=')) {
        await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      }
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${title}.png`);
    });
  });
}
