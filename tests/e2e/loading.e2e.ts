import type {Locator, Page} from '@playwright/test';
import {holdScripts, recordScripts} from '../support/scripts';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

function navLink(page: Page, name: string) {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', {level: 1, name, exact: true});
}

function bar(page: Page) {
  return page.locator('#nprogress .bar');
}

/** Time stands still until the test moves it; the page has started with real time. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('the old page stays until the next one has arrived, without a reload', async ({page}) => {
  await visit(page, '/subscribe');
  await markDocument(page);
  const scripts = await holdScripts(page);
  await navLink(page, 'Chat').click();
  await expect(page).toHaveURL('/chat');
  await expect(bar(page)).toBeVisible();
  await expect(heading(page, 'Subscribe')).toBeVisible();
  await scripts.letThrough();
  await expect(heading(page, 'Chat')).toBeVisible();
  await expect(heading(page, 'Subscribe')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a progress bar without a spinner appears after 200 ms and goes when the page is there', async ({
  page,
}) => {
  await visit(page, '/subscribe');
  await stopClock(page);
  const scripts = await holdScripts(page);
  await navLink(page, 'Chat').click();
  await expect(page).toHaveURL('/chat');
  await page.clock.runFor(190);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await scripts.letThrough();
  await expect(heading(page, 'Chat')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(bar(page)).toHaveCount(0);
});

test('a page that arrives within 200 ms shows no progress bar, then or later', async ({page}) => {
  await visit(page, '/subscribe');
  await stopClock(page);
  await navLink(page, 'Chat').click();
  await expect(heading(page, 'Chat')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('going elsewhere before the first page has arrived leads to the second', async ({page}) => {
  await visit(page, '/subscribe');
  const scripts = await holdScripts(page);
  await navLink(page, 'Intelligence').click();
  await navLink(page, 'Chat').click();
  await scripts.letThrough();
  await expect(heading(page, 'Chat')).toBeVisible();
  await expect(page).toHaveURL('/chat');
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
});

test('a link scrolled into view has the code of its page fetched ahead', async ({page}) => {
  const {run, prefetched} = recordScripts(page);
  // Few links fit at once: of many in view only some are fetched for.
  await page.setViewportSize({width: 390, height: 240});
  await visit(page, '/blog/archive');
  const link = page.getByRole('main').getByRole('link').last();
  await expect(link).not.toBeInViewport();
  await expect.poll(() => prefetched.length).toBeGreaterThan(0);
  const before = new Set([...prefetched, ...run]);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => prefetched.filter((url) => !before.has(url)).length).toBeGreaterThan(0);
  // Links are fetched for one by one; the last is the one in question.
  let count = 0;
  await expect
    .poll(
      () => {
        const isSettled = prefetched.length === count;
        count = prefetched.length;
        return isSettled;
      },
      {intervals: [1000]},
    )
    .toBe(true);
  const ahead = prefetched.filter((url) => !before.has(url));
  expect(run.filter((url) => ahead.includes(url))).toEqual([]);
  await link.click();
  await expect(page.getByRole('article').getByRole('heading', {level: 1})).toBeVisible();
  expect(run.filter((url) => ahead.includes(url))).not.toEqual([]);
});

for (const [name, touch] of [
  ['hovering over a link', (link: Locator) => link.hover()],
  ['putting a finger on a link', (link: Locator) => link.dispatchEvent('touchstart')],
] as const) {
  test(`${name} loads all that its page needs before the click`, async ({page}) => {
    const {run, arrived} = recordScripts(page);
    await visit(page, '/subscribe');
    const ran = run.length;
    await touch(navLink(page, 'Chat'));
    await expect.poll(() => run.length).toBeGreaterThan(ran);
    await expect(page).toHaveURL('/subscribe');
    await expect.poll(() => run.length - arrived.length).toBe(0);
    const scripts = await holdScripts(page);
    await navLink(page, 'Chat').click();
    await expect(heading(page, 'Chat')).toBeVisible();
    await scripts.letThrough();
  });
}

for (const {name, connection} of [
  {name: 'a reader who saves data', connection: {effectiveType: '4g', saveData: true}},
  {name: 'a 2g connection', connection: {effectiveType: '2g', saveData: false}},
  {name: 'a slow 2g connection', connection: {effectiveType: 'slow-2g', saveData: false}},
]) {
  test(`${name} is spared code that no click has asked for`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', {get: () => value});
    }, connection);
    const {prefetched} = recordScripts(page);
    await visit(page, '/blog/tags');
    const link = page.getByRole('main').getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    expect(prefetched).toEqual([]);
    const scripts = await holdScripts(page);
    await link.click();
    const asked = await scripts.take();
    expect(asked).not.toEqual([]);
    await expect(heading(page, 'Tags')).toBeVisible();
    await Promise.all(asked.map((route) => route.continue()));
    await scripts.letThrough();
    await expect(page.getByRole('heading', {level: 1})).toContainText('tagged with');
  });
}
