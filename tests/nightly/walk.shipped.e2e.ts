import {readRedirects} from '../../src/config/siteFolder';
import {shippedTest as test} from '../support/servedSites';
import {baseOf, mappedPages} from '../support/siteMap';
import {repository, shippedBuild} from '../support/sites';
import {expect} from '../support/test';
import {expectWholeWalk} from '../support/walk';

/** Time limit in milliseconds, four times what an idle machine needs. */
const TIMEOUT = 600_000;

/** Base path of the shipped site, without the trailing slash. */
const base = baseOf(shippedBuild).replace(/\/$/, '');

test('all shipped pages can be opened one after another, without a reload or an error', async ({
  page,
}) => {
  test.setTimeout(TIMEOUT);
  await expectWholeWalk(page, mappedPages(shippedBuild));
});

test('old addresses redirect to their new page, with query and hash', async ({page}) => {
  test.slow();
  // Docusaurus writes all of them from one template, and refuses addresses of missing pages.
  for (const {from, to} of readRedirects(repository).filter((_, place) => place % 10 === 0)) {
    await page.goto(`${base}${from}?via=mail#place`);
    await expect(page, from).toHaveURL(`${base}${to}?via=mail#place`);
    await expect(page.getByRole('heading', {level: 1}), from).toBeVisible();
    await expect(page, from).not.toHaveTitle(/not found/i);
  }
});
