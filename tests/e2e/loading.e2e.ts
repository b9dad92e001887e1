import {holdScripts} from '../support/scripts';
import {heading, navLink} from '../support/frame';
import {
  expect,
  loadClient,
  isSameDocument,
  markDocument,
  stopClock,
  test,
  visit,
} from '../support/test';

test.use({prefetches: true});

test('while a page loads, the old page stays; if an abandoned page loads first, a spinner replaces it; the last click wins', async ({
  page,
}) => {
  await visit(page, '/subscribe');
  await markDocument(page);
  await stopClock(page);
  const bar = page.locator('#nprogress .bar');
  const spinner = page.getByRole('img', {name: 'Loading'});
  const scripts = await holdScripts(page);
  await navLink(page, 'Chat').click();
  await expect(page).toHaveURL('/chat');
  const scriptsOfChat = await scripts.take();
  // Docusaurus' progress bar and the spinner appear after 200 ms.
  await page.clock.runFor(190);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await expect(heading(page, 'Subscribe')).toBeVisible();

  await navLink(page, 'Intelligence').click();
  // The scripts of the abandoned Chat page arrive first. They remove Subscribe, but Chat is not shown:
  // after 200 ms, a spinner is.
  await Promise.all(scriptsOfChat.map((route) => route.continue()));
  await expect(heading(page, 'Subscribe')).toHaveCount(0);
  await page.clock.runFor(190);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(spinner).toBeVisible();
  await scripts.letThrough();
  await expect(heading(page, 'Intelligence')).toBeVisible();
  await expect(page).toHaveURL('/intelligence');
  await expect(spinner).toHaveCount(0);
  await expect(heading(page)).toHaveCount(1);
  await page.clock.runFor(2000);
  await expect(bar).toHaveCount(0);

  // A page that loads at once never shows a progress bar.
  await navLink(page, 'Chat').click();
  await expect(heading(page, 'Chat')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(bar).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('a host with a different setup', () => {
  test.use({allowedErrors: [/^Failed to load resource/]});

  test('a wrong base path shows a banner; a page served at /chat.html does not', async ({
    page,
    request,
  }) => {
    const html = async (path: string) => (await request.get(path)).text();
    const home = await html('/');
    const chat = await html('/chat');
    await page.route(/\/(?:wrong\/|chat\.html)$/, (route) => {
      const body = route.request().url().endsWith('/wrong/') ? home : chat;
      return route.fulfill({body, contentType: 'text/html; charset=utf-8'});
    });
    const banner = page.getByText(/did not load properly/);
    await page.goto('/chat.html', {waitUntil: 'commit'});
    await loadClient(page);
    await expect(heading(page, 'Chat')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(banner).toHaveCount(0);

    await page.route('/assets/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/wrong/');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('below the base path /.');
  });
});
