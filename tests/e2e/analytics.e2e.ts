import {heading, navLink} from '../support/frame';
import {expect, hydrated, test} from '../support/test';
import {COUNTERS} from '../support/thirdParties';

for (const isPrivate of [false, true]) {
  const title = isPrivate
    ? 'analytics stay off for a reader who sends Global Privacy Control'
    : 'each analytics service with an id is loaded once per visit, with that id';
  test(title, async ({page, context}) => {
    const requested: string[] = [];
    await context.route(COUNTERS, (route) => {
      requested.push(route.request().url());
      return route.fallback();
    });
    if (isPrivate) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
      );
    }
    await page.goto('/');
    await hydrated(page);
    await navLink(page, 'Blog').click();
    await expect(heading(page, 'Blog')).toBeVisible();
    const counter = page.locator('script[data-domain="quill.example"]');
    await expect(counter).toHaveCount(isPrivate ? 0 : 1);
    const expected = isPrivate
      ? []
      : ['https://count.example/script.js', 'https://tags.example/gtm.js?id=GTM-QUILL1'];
    await expect.poll(() => [...requested].sort()).toEqual(expected);
  });
}
