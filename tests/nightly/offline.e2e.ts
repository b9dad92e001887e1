import {newest} from '../support/fixturePages';
import {listedPosts} from '../support/frame';
import {expect, test, visit} from '../support/test';

test.describe('when the network fails during a visit', () => {
  test.use({allowedConsole: [/ERR_INTERNET_DISCONNECTED/]});

  test('loaded content stays usable, and a clicked link opens later', async ({page, context}) => {
    await visit(page, '/blog');
    await context.setOffline(true);
    await page.getByRole('searchbox', {name: 'Filter posts'}).fill(newest.date);
    await expect.poll(() => listedPosts(page)).toEqual([newest.permalink]);
    // The site then loads the page as a new document, which fails as long as the network is down.
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await page.getByRole('heading', {level: 3, name: newest.title}).getByRole('link').click();
    await failed;
    await context.setOffline(false);
    await page.reload();
    await expect(page).toHaveURL(newest.permalink);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(newest.title);
  });
});
