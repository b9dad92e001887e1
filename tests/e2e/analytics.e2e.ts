import {heading, navLink} from '../support/frame';
import {expect, loadClient, test} from '../support/test';
import {COUNTERS} from '../support/thirdParties';

test('analytics load once per visit', async ({page, context}) => {
  const requested: string[] = [];
  await context.route(COUNTERS, (route) => {
    requested.push(route.request().url());
    return route.fallback();
  });
  const expected = ['https://count.example/script.js', 'https://tags.example/gtm.js?id=GTM-QUILL1'];
  const counter = page.locator('script[data-domain="quill.example"]');
  await page.goto('/');
  await loadClient(page);
  await navLink(page, 'Blog').click();
  await expect(heading(page, 'Blog')).toBeVisible();
  await expect(counter).toHaveCount(1);
  await expect.poll(() => requested.toSorted()).toEqual(expected);
});
