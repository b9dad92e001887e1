import type {Page, Route} from '@playwright/test';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';
import {FEED, PICTURES, PROXY, predictionEvents} from '../support/thirdParties';

const FEED_ADDRESS =
  'https://gamma-api.polymarket.com/events?order=createdAt&ascending=false&limit=10';
const CORS = {'access-control-allow-origin': '*'};

function ticker(page: Page) {
  return page.getByRole('region', {name: 'Prediction markets'});
}

function answering(json: unknown) {
  return (route: Route) => route.fulfill({json, headers: CORS});
}

/** Notes the addresses that a route is asked for. */
async function watch(
  page: Page,
  pattern: string,
  handler: (route: Route) => unknown,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(pattern, async (route) => {
    asked.push(route.request().url());
    await handler(route);
  });
  return asked;
}

test('shows the newest events with title, percent and the way to each, asking the feed alone', async ({
  page,
}) => {
  const feed = await watch(page, FEED, answering(predictionEvents));
  await visit(page, '/');
  await expect(ticker(page).getByRole('link')).toHaveCount(10);
  const first = ticker(page).getByRole('link').first();
  await expect(first).toHaveAccessibleName('Will a new high be set this quarter? Yes: 62%');
  await expect(first).toHaveAttribute('href', 'https://polymarket.com/event/event-1');
  await expect(first).toHaveAttribute('rel', /noopener/);
  expect(feed).toEqual([FEED_ADDRESS]);
});

test('a gauge has the hue 1.2 times the percent', async ({page}) => {
  await visit(page, '/');
  const gauge = ticker(page).locator('[style*="--gauge-hue"]').first();
  await expect(gauge).toHaveAttribute('style', /--gauge:\s*62%;\s*--gauge-hue:\s*74\.39|74\.4/);
});

test('pictures are https, sized and lazy, and one that fails is dropped', async ({page}) => {
  await page.route(PICTURES, (route) =>
    route.request().url().endsWith('event-2.png') ? route.fulfill({status: 404}) : route.fallback(),
  );
  await visit(page, '/');
  const pictures = ticker(page).locator('ul:not([inert]) img');
  await expect(pictures).toHaveCount(9);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('src', /^https:/);
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', '20');
    await expect(picture).toHaveAttribute('height', '20');
  }
  await expect(ticker(page).getByRole('link')).toHaveCount(10);
});

for (const [name, fail] of [
  ['is unreachable', (route: Route) => route.abort()],
  ['answers 503', (route: Route) => route.fulfill({status: 503, body: '[]', headers: CORS})],
  [
    'answers with HTML',
    (route: Route) => route.fulfill({body: '<!doctype html><p>Hi', headers: CORS}),
  ],
] as const) {
  test(`asks the proxy once, with the address encoded, when the feed ${name}`, async ({page}) => {
    const feed = await watch(page, FEED, fail);
    const proxy = await watch(page, PROXY, answering(predictionEvents));
    await visit(page, '/');
    await expect(ticker(page).getByRole('link')).toHaveCount(10);
    expect(feed).toHaveLength(1);
    expect(proxy).toEqual([
      `https://api.allorigins.win/raw?url=${encodeURIComponent(FEED_ADDRESS)}`,
    ]);
  });
}

test('waits eight seconds for the feed, then asks the proxy', async ({page}) => {
  await page.clock.install();
  const feed = await watch(page, FEED, () => undefined);
  const proxy = await watch(page, PROXY, answering(predictionEvents));
  await visit(page, '/');
  await expect.poll(() => feed.length).toBe(1);
  await page.clock.fastForward(6000);
  expect(proxy).toEqual([]);
  await page.clock.fastForward(2500);
  await expect(ticker(page).getByRole('link')).toHaveCount(10);
});

test.describe('with the feed and the proxy down', () => {
  test('stays hidden, says so once in the console, and moves nothing', async ({page}) => {
    const feed = await watch(page, FEED, (route) => route.abort());
    const proxy = await watch(page, PROXY, (route) => route.abort());
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    await recordLayoutShifts(page);
    await visit(page, '/');
    await expect.poll(() => warnings.length).toBe(1);
    expect(warnings[0]).toContain('Prediction markets are not shown');
    await expect(ticker(page)).toHaveCount(0);
    expect((await layoutShifts(page)).sum).toBeLessThan(0.02);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Resume'}).click();
    await expect(page).toHaveURL('/resume/experience');
    await expect(ticker(page)).toHaveCount(0);
    expect([feed.length, proxy.length, warnings.length]).toEqual([1, 1, 1]);
  });
});

test('an empty list hides the ticker without asking the proxy', async ({page}) => {
  const feed = await watch(page, FEED, answering([]));
  const proxy = await watch(page, PROXY, answering(predictionEvents));
  await visit(page, '/');
  await expect.poll(() => feed.length).toBe(1);
  await expect(ticker(page)).toHaveCount(0);
  expect(proxy).toEqual([]);
});

test('one broken event of ten is dropped, nine stay', async ({page}) => {
  const [first, ...rest] = predictionEvents;
  await watch(page, FEED, answering([{...first, markets: 'soon'}, ...rest]));
  await visit(page, '/');
  await expect(ticker(page).getByRole('link')).toHaveCount(9);
});

test('a slug that is a script never becomes a link', async ({page}) => {
  const [first, ...rest] = predictionEvents;
  await watch(page, FEED, answering([{...first, slug: 'javascript:alert(1)'}, ...rest]));
  await visit(page, '/');
  await expect(ticker(page).getByRole('link')).toHaveCount(9);
  for (const link of await ticker(page).locator('a').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/polymarket\.com\/event\/event-\d+$/);
  }
});

test('a title of 400 characters, markup in it, is text of one line', async ({page}) => {
  const [first, ...rest] = predictionEvents;
  const title = `<img src=x onerror=alert(1)> ${'long '.repeat(75)}`.slice(0, 400);
  await watch(page, FEED, answering([{...first, title}, ...rest]));
  await page.setViewportSize({width: 320, height: 700});
  await visit(page, '/');
  const link = ticker(page).getByRole('link').first();
  await expect(link).toContainText('<img src=x onerror=alert(1)>');
  expect((await link.boundingBox())?.height).toBeLessThan(50);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the copy that closes the loop is hidden from assistive technology and the Tab key', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(ticker(page).locator('ul')).toHaveCount(2);
  await expect(ticker(page).getByRole('list')).toHaveCount(1);
  await expect(ticker(page).locator('ul').nth(1)).toHaveAttribute('inert', '');
  await ticker(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(ticker(page).locator(':focus')).toHaveCount(0);
});

test('the motion pauses on hover, on focus and by a button', async ({page}) => {
  await visit(page, '/');
  const track = ticker(page).locator('[data-paused]');
  const playing = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  await expect.poll(playing).toBe('running');
  const box = await ticker(page).boundingBox();
  await page.mouse.move(640, (box?.y ?? 0) + 20);
  await expect.poll(playing).toBe('paused');
  await page.mouse.move(640, 700);
  await expect.poll(playing).toBe('running');
  await ticker(page).getByRole('link').first().focus();
  await expect.poll(playing).toBe('paused');
  const button = ticker(page).getByRole('button', {name: 'Pause the ticker'});
  await button.focus();
  await expect.poll(playing).toBe('running');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(playing).toBe('paused');
});

test('under reduced motion nothing moves, and the list is scrolled by hand', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/');
  const track = ticker(page).locator('[data-paused]');
  await expect(track).toHaveCSS('animation-name', 'none');
  await expect(track.locator('..')).toHaveCSS('overflow-x', 'auto');
  await expect(ticker(page).locator('ul').nth(1)).toBeHidden();
  await expect(ticker(page).getByRole('button')).toBeHidden();
});

test('home, blog and home again ask the feed once, without a reload', async ({page}) => {
  const feed = await watch(page, FEED, answering(predictionEvents));
  await visit(page, '/');
  await markDocument(page);
  await expect(ticker(page)).toBeVisible();
  const main = page.getByRole('navigation', {name: 'Main'});
  await main.getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/blog');
  await expect(ticker(page)).toHaveCount(0);
  await main.getByRole('link', {name: 'One Commit at a Time'}).click();
  await expect(page).toHaveURL('/');
  await expect(ticker(page).getByRole('link')).toHaveCount(10);
  expect(feed).toHaveLength(1);
  expect(await isSameDocument(page)).toBe(true);
});
