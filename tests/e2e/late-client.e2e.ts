import {restingScrollTop} from '../support/scrollPosition';
import {holdScripts, recordDocuments, recordScripts} from '../support/scripts';
import {expect, loadClient, test} from '../support/test';

test('a page loads its scripts only on the first interaction', async ({page}) => {
  const {run} = recordScripts(page);
  // A pointer that rests on the new page is not an interaction.
  await page.mouse.move(100, 100, {steps: 5});
  await page.goto('/blog');
  expect(run).toEqual([]);
  const scripts = await holdScripts(page);
  // Several steps, because a first event that reports no movement does not count as an interaction.
  await page.mouse.move(120, 100, {steps: 5});
  await expect.poll(() => run.length).toBeGreaterThan(2);
  await scripts.letThrough();
  await loadClient(page);
});

test.describe('when a script fails to load', () => {
  test.use({allowedErrors: [/^Failed to load resource/]});

  test('the page says so, stays readable, and works after Retry @engines', async ({page}) => {
    let isBlocked = true;
    await page.route('**/assets/js/main.*', (route) =>
      isBlocked ? route.abort() : route.fallback(),
    );
    await page.goto('/blog/iron-gall-ink');
    await page.mouse.move(100, 100, {steps: 5});
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(page.getByRole('article').getByRole('heading', {level: 1})).toBeVisible();
    // This retry must fail before requests are let through; otherwise, it might succeed.
    const failed = page.waitForEvent('requestfailed', (request) => /main\./.test(request.url()));
    await alert.getByRole('button', {name: 'Retry'}).click();
    await failed;
    await expect(alert).toBeVisible();
    isBlocked = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await loadClient(page);
    await expect(alert).toHaveCount(0);
  });

  test('a script that a newer deployment has removed causes one reload', async ({page}) => {
    const documents = recordDocuments(page);
    await page.route('**/assets/js/main.*', (route) => route.fulfill({status: 404}));
    await page.goto('/subscribe');
    await page.mouse.move(100, 100, {steps: 5});
    await expect.poll(() => documents.length).toBe(2);
    // The pointer may still move over the old page.
    await expect(async () => {
      await page.mouse.move(100, 100);
      await page.mouse.move(120, 120, {steps: 5});
      await expect(page.getByRole('alert')).toBeVisible({timeout: 1000});
    }).toPass();
    expect(documents).toHaveLength(2);
  });
});

test.describe('prefetching', () => {
  test.use({prefetches: true});

  test('an idle page fetches only the shared scripts; an interaction prefetches links', async ({
    page,
  }) => {
    const {run, prefetched} = recordScripts(page);
    await page.goto('/blog/tags');
    await expect.poll(() => prefetched.length).toBe(2);
    expect(prefetched.every((file) => /\/(?:runtime~)?main\./.test(file))).toBe(true);
    expect(run).toEqual([]);
    await loadClient(page);
    await restingScrollTop(page);
    expect(prefetched).toHaveLength(2);
    await page.mouse.move(300, 300, {steps: 5});
    await expect.poll(() => prefetched.length).toBeGreaterThan(2);
  });

  test('an idle page on a slow connection fetches nothing', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', {
        get: () => ({effectiveType: '3g'}),
      });
    });
    await page.clock.install();
    const {run, prefetched} = recordScripts(page);
    await page.goto('/blog/tags');
    await page.clock.runFor(5000);
    // All requests that the page sent before this one have been recorded when it is answered.
    await page.evaluate(() => fetch('/robots.txt'));
    expect([...run, ...prefetched]).toEqual([]);
  });
});
