import {redirects} from '../../src/config/siteFolder';
import {expect} from '../support/test';
import {test} from '../support/shippedSite';
import {baseOf} from '../support/siteMap';
import {shippedBuild} from '../support/sites';

test('every old address leads to the page that took its place, with its query and its hash', async ({
  page,
}) => {
  test.slow();
  const base = baseOf(shippedBuild).replace(/\/$/, '');
  for (const {from, to} of redirects()) {
    await page.goto(`${base}${from}?via=mail#place`);
    await expect(page, from).toHaveURL(`${base}${to}?via=mail#place`);
    await expect(page.getByRole('heading', {level: 1}), from).toBeVisible();
    await expect(page, from).not.toHaveTitle(/not found/i);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an old address leads on, too', async ({page}) => {
    const base = baseOf(shippedBuild).replace(/\/$/, '');
    for (const {from, to} of redirects().slice(0, 3)) {
      await page.goto(base + from, {waitUntil: 'commit'});
      await expect(page, from).toHaveURL(base + to);
    }
  });
});
