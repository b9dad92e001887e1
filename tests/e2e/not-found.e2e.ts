import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {expect, hydrated, test, visit} from '../support/test';

test.describe('an unknown path', () => {
  test.use({allowedConsole: [/status of 404/]});

  for (const path of ['/no-such-page', '/blog/no-such-post', '/books/no-such-shelf', '/a/b/c']) {
    test(`${path} answers 404 with a page that leads on`, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
      await page.getByRole('main').getByRole('link', {name: 'All posts'}).click();
      await expect(page).toHaveURL('/blog');
    });
  }
});

test.describe('the not-found page below a path without tickers', () => {
  test.use({allowedConsole: [/status of 404/]});

  test('has none, and nothing moves when it takes over', async ({page}) => {
    await recordLayoutShifts(page);
    await visit(page, '/blog/no-such-post');
    await expect(page.locator('[data-market-strip]')).toHaveCount(0);
    expect((await layoutShifts(page)).sum).toBeLessThan(0.02);
    await page.getByRole('main').getByRole('link', {name: 'Home'}).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-market-strip]').first()).toBeVisible();
  });
});

test('a link to an unknown path shows the page without a reload', async ({page}) => {
  await visit(page, '/blog');
  await page.evaluate(() => {
    window.docusaurus.preload('/no-such-page');
    history.pushState({}, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
});

for (const [from, to] of [
  ['/index.html', '/'],
  ['/blog/index.html', '/blog'],
  ['/books/to-read/index.html?a=1#finance', '/books/to-read?a=1#finance'],
]) {
  test(`${from} becomes ${to}`, async ({page}) => {
    await visit(page, from ?? '');
    await expect(page).toHaveURL(to ?? '');
  });
}

test('a host that answers …/index.html with its not-found page still ends on the bare path', async ({
  page,
}) => {
  await page.route('**/blog/index.html', async (route) => {
    const body = await (
      await route.fetch({url: new URL('/404', route.request().url()).href})
    ).text();
    await route.fulfill({status: 200, contentType: 'text/html', body});
  });
  await visit(page, '/blog/index.html');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
});
