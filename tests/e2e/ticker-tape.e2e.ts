import type {Page} from '@playwright/test';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {expect, test, visit} from '../support/test';
import {FEED, PICTURES, TAPE_FRAME, TAPE_SCRIPT} from '../support/thirdParties';

function tape(page: Page, name = 'Market quotes') {
  return page.getByRole('complementary', {name, exact: true});
}

async function settings(page: Page): Promise<Record<string, unknown>> {
  const address = await tape(page).locator('iframe').getAttribute('src');
  return JSON.parse(decodeURIComponent(new URL(address ?? '').hash.slice(1))) as Record<
    string,
    unknown
  >;
}

for (const path of ['/', '/books/to-read', '/subscribe', '/design-system']) {
  test(`${path} has the tape at its top and a place for one in the footer`, async ({page}) => {
    await visit(page, path);
    await expect(tape(page).locator('iframe')).toBeVisible();
    await expect(page.getByRole('contentinfo').locator('aside')).toHaveCount(1);
  });
}

for (const path of [
  '/blog',
  '/blog/an-agent-is-a-loop',
  '/blog/tags/finance',
  '/chat',
  '/intelligence',
]) {
  test(`${path} has no tape, no markets and no tape area in the footer`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await visit(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', {name: 'Prediction markets'})).toHaveCount(0);
    await expect(page.locator('aside[aria-label^="Market quotes"]')).toHaveCount(0);
    expect(new Set(asked)).toEqual(new Set(['localhost']));
  });
}

test('asks for ten symbols, transparent, adaptive, in English, in the page’s theme', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(tape(page).locator('iframe')).toBeVisible();
  const {symbols, ...rest} = await settings(page);
  expect(symbols).toHaveLength(10);
  expect(rest).toMatchObject({
    colorTheme: 'dark',
    isTransparent: true,
    displayMode: 'adaptive',
    locale: 'en',
  });
});

test('is built anew when the theme changes', async ({page}) => {
  await visit(page, '/');
  await expect(tape(page).locator('iframe')).toBeVisible();
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
  await expect.poll(async () => (await settings(page))['colorTheme']).toBe('light');
  await expect(tape(page).locator('iframe')).toHaveCount(1);
});

test('the footer’s tape is built only when the reader comes near it', async ({page}) => {
  await visit(page, '/');
  await expect(tape(page).locator('iframe')).toBeVisible();
  const footer = tape(page, 'Market quotes, again');
  await expect(footer.locator('iframe')).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(footer.locator('iframe')).toBeVisible();
});

test.describe('with the script blocked', () => {
  test('its place folds away unseen, is gone on the next page, and is not asked for again', async ({
    page,
  }) => {
    let asked = 0;
    await page.route(TAPE_SCRIPT, (route) => {
      asked += 1;
      return route.abort('blockedbyclient');
    });
    await recordLayoutShifts(page);
    await visit(page, '/');
    await expect.poll(() => asked).toBe(1);
    await expect(tape(page).locator('iframe')).toHaveCount(0);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 1200);
    await expect(tape(page)).toHaveCount(0);
    expect((await layoutShifts(page)).sum).toBeLessThan(0.02);
    await page.getByRole('main').getByRole('link', {name: 'More ways to follow'}).click();
    await expect(page).toHaveURL('/subscribe');
    await expect(page.locator('aside[aria-label^="Market quotes"]')).toHaveCount(0);
    expect(asked).toBe(1);
  });
});

test('a script that loads but puts in no frame counts as failed after ten seconds', async ({
  page,
}) => {
  await page.clock.install();
  let asked = 0;
  await page.route(TAPE_SCRIPT, (route) => {
    asked += 1;
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  await visit(page, '/');
  await page.clock.fastForward(5000);
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward(10_500);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 1200);
  await expect(tape(page)).toHaveCount(0);
});

test('nothing moves by 0.02 or more while every third party takes three seconds', async ({
  page,
}) => {
  for (const pattern of [FEED, TAPE_SCRIPT, TAPE_FRAME, PICTURES]) {
    await page.route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.fallback();
    });
  }
  await recordLayoutShifts(page);
  await visit(page, '/');
  await expect(page.getByRole('region', {name: 'Prediction markets'})).toBeVisible({
    timeout: 15_000,
  });
  await expect(tape(page).locator('iframe')).toBeVisible({timeout: 15_000});
  const {sum: shift} = await layoutShifts(page);
  test.info().annotations.push({type: 'cumulative layout shift', description: String(shift)});
  expect(shift).toBeLessThan(0.02);
});
