import type {BrowserContext, Page} from '@playwright/test';
import {heading, navLink} from '../support/frame';
import {expect, hydrated, test} from '../support/test';
import {COUNTERS} from '../support/thirdParties';

/** Records the requests to the two analytics services in the fixture's owner file. */
async function watchCounters(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(COUNTERS, (route) => {
    asked.push(route.request().url());
    return route.fallback();
  });
  return asked;
}

/** Opens the home page and goes on to the blog, as one visit. */
async function readOn(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await navLink(page, 'Blog').click();
  await expect(heading(page, 'Blog')).toBeVisible();
}

test('each analytics service with an id is loaded once per visit, with that id', async ({
  page,
  context,
}) => {
  const asked = await watchCounters(context);
  await readOn(page);
  await expect
    .poll(() => [...asked].sort())
    .toEqual(['https://count.example/script.js', 'https://tags.example/gtm.js?id=GTM-QUILL1']);
  await expect(page.locator('script[src="https://count.example/script.js"]')).toHaveAttribute(
    'data-domain',
    'quill.example',
  );
});

test('analytics stay off for a reader who sends Global Privacy Control @nightly', async ({
  page,
  context,
}) => {
  const asked = await watchCounters(context);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  );
  await readOn(page);
  await expect(page.locator('script[data-domain], script[src*="gtm.js"]')).toHaveCount(0);
  expect(asked).toEqual([]);
});
