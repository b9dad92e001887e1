import {redirects} from '../../src/config/siteFolder';
import {test} from '../support/shippedSite';
import {baseOf, mappedPages} from '../support/siteMap';
import {shippedBuild} from '../support/sites';
import {expect, visit} from '../support/test';
import {expectWholeWalk} from '../support/walk';

/** Time limit for the whole walk, in milliseconds: an idle machine needs a quarter. */
const MAX_TIME = 600_000;

/** Base path of the shipped site, without the trailing slash. */
const base = baseOf(shippedBuild).replace(/\/$/, '');

test('every shipped page is shown after another without a reload or an error', async ({page}) => {
  test.setTimeout(MAX_TIME);
  await expectWholeWalk(page, mappedPages(shippedBuild));
});

test('every old address redirects to its new page, with query and hash', async ({page}) => {
  test.slow();
  for (const {from, to} of redirects()) {
    await page.goto(`${base}${from}?via=mail#place`);
    await expect(page, from).toHaveURL(`${base}${to}?via=mail#place`);
    await expect(page.getByRole('heading', {level: 1}), from).toBeVisible();
    await expect(page, from).not.toHaveTitle(/not found/i);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an old address redirects, too', async ({page}) => {
    for (const {from, to} of redirects().slice(0, 3)) {
      await page.goto(base + from, {waitUntil: 'commit'});
      await expect(page, from).toHaveURL(base + to);
    }
  });
});

test('the shipped site requests no analytics script while no id is set', async ({page}) => {
  test.skip(
    Boolean(process.env['ANALYTICS_ID'] || process.env['TAG_MANAGER_ID']),
    'ids are set here',
  );
  await visit(page, '/');
  await expect(page.locator('script[data-domain], script[src*="gtm.js"]')).toHaveCount(0);
});
