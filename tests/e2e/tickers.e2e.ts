import type {Page} from '@playwright/test';
import owner from '../fixtures/site/src/data/owner';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {heading, modeToggle, navLink} from '../support/frame';
import {holdRequests, recordRequests} from '../support/scripts';
import {expect, isSameDocument, markDocument, stopClock, test, visit} from '../support/test';
import {COUNTERS, FEED, PICTURES, PROXY, TAPE_FRAME, TAPE_SCRIPT} from '../support/thirdParties';

function ticker(page: Page) {
  return page.getByRole('region', {name: 'Prediction markets'});
}

function tape(page: Page, name = 'Market quotes') {
  return page.getByRole('complementary', {name, exact: true});
}

/** Returns the settings that a ticker tape sends to the charting service. */
async function tapeSettings(page: Page, name?: string): Promise<Record<string, unknown>> {
  const address = await tape(page, name).locator('iframe').getAttribute('src');
  return JSON.parse(decodeURIComponent(new URL(address ?? '').hash.slice(1)));
}

test('ten events scroll past, and pause on hover, focus or request', async ({page}) => {
  await page.route(PICTURES, (route) =>
    route.request().url().endsWith('event-2.png') ? route.fulfill({status: 404}) : route.fallback(),
  );
  await visit(page, '/');
  const links = ticker(page).getByRole('link');
  await expect(links).toHaveCount(10);
  await expect(links.first()).toHaveAccessibleName('Will a new high be set this quarter? Yes: 62%');
  await expect(links.first()).toHaveAttribute('href', 'https://polymarket.com/event/event-1');
  // A missing image leaves no gap in its event.
  await expect(ticker(page).getByRole('list').locator('img')).toHaveCount(9);

  const motion = () =>
    ticker(page).evaluate((element) =>
      element
        .getAnimations({subtree: true})
        .map(({playState}) => playState)
        .join(),
    );
  const middle = {position: {x: 300, y: 20}};
  await expect.poll(motion).toBe('running');
  await ticker(page).hover(middle);
  await expect.poll(motion).toBe('paused');
  await page.getByRole('heading', {level: 1}).hover();
  await expect.poll(motion).toBe('running');
  await links.last().focus();
  await expect.poll(motion).toBe('paused');
  // The copy of the events that makes the loop endless has no tab stops.
  await page.keyboard.press('Tab');
  await expect(ticker(page).locator(':focus')).toHaveCount(0);
  const button = ticker(page).getByRole('button', {name: 'Pause the ticker'});
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(motion).toBe('paused');
});

test('blog and chat have no tickers; the feed and analytics are requested once per visit', async ({
  page,
}) => {
  const requested = recordRequests(page, /polymarket|tradingview/);
  const counted = recordRequests(page, COUNTERS);
  const quotes = page.locator('aside[aria-label^="Market quotes"]');
  await visit(page, '/blog/iron-gall-ink');
  await markDocument(page);
  await navLink(page, 'Chat').click();
  await expect(heading(page, 'Chat')).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(ticker(page)).toHaveCount(0);
  await expect(quotes).toHaveCount(0);
  expect(requested).toEqual([]);

  await page.evaluate(() => window.scrollTo(0, 0));
  await navLink(page, owner.siteTitle).click();
  await expect(ticker(page).getByRole('link')).toHaveCount(10);
  await navLink(page, 'Books').click();
  await expect(ticker(page).getByRole('link')).toHaveCount(10);
  expect(requested.filter((url) => url.includes('polymarket'))).toEqual([owner.predictions?.feed]);
  expect(counted.toSorted()).toEqual([
    'https://count.example/script.js',
    'https://tags.example/gtm.js?id=GTM-QUILL1',
  ]);
  expect(await isSameDocument(page)).toBe(true);
});

test('a tape follows the color mode; in the footer, it loads late @nightly', async ({page}) => {
  // Third-party content is delayed, and must not shift the page on arrival.
  const {letThrough} = await holdRequests(page, [FEED, TAPE_SCRIPT, TAPE_FRAME, PICTURES]);
  await recordLayoutShifts(page);
  await visit(page, '/');
  await expect(ticker(page)).toHaveCount(0);
  await letThrough();
  await expect(ticker(page)).toBeVisible();
  await expect(tape(page).locator('iframe')).toBeVisible();
  expect(await layoutShifts(page)).toBeLessThan(0.02);

  expect(await tapeSettings(page)).toMatchObject({
    symbols: owner.tickerTape?.symbols,
    colorTheme: 'dark',
    isTransparent: true,
    displayMode: 'adaptive',
    locale: 'en',
  });
  const footer = 'Market quotes in the footer';
  await expect(tape(page, footer).locator('iframe')).toHaveCount(0);
  await modeToggle(page).click();
  await expect.poll(async () => (await tapeSettings(page))['colorTheme']).toBe('light');
  await expect(tape(page).locator('iframe')).toHaveCount(1);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(tape(page, footer).locator('iframe')).toBeVisible();
  expect(await tapeSettings(page, footer)).toMatchObject({colorTheme: 'light'});
});

test('if the services are blocked, the page has no tickers and no gaps', async ({page}) => {
  for (const pattern of [FEED, PROXY, TAPE_SCRIPT]) {
    await page.route(pattern, (route) => route.abort('blockedbyclient'));
  }
  const requested = recordRequests(page, /polymarket|allorigins|tradingview/);
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
  // The space reserved for the tickers collapses once it is out of view.
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await expect(tape(page)).toHaveCount(0);
  expect(await layoutShifts(page)).toBeLessThan(0.02);
  await page.getByRole('main').getByRole('link', {name: 'More ways to follow'}).click();
  await expect(page).toHaveURL('/subscribe');
  await expect(page.locator('aside[aria-label^="Market quotes"]')).toHaveCount(0);
  await expect(ticker(page)).toHaveCount(0);
  // Neither the feed, its proxy nor the tape is tried again.
  expect([requested.length, warnings.length]).toEqual([3, 1]);
});

test('a ticker tape that shows no quotes within ten seconds is removed', async ({page}) => {
  await page.route(TAPE_SCRIPT, (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await visit(page, '/chat');
  await stopClock(page);
  await navLink(page, owner.siteTitle).click();
  await expect(tape(page).locator('script')).toHaveCount(1);
  await page.clock.runFor(9900);
  await expect(tape(page)).toHaveCount(1);
  await page.clock.runFor(200);
  // The empty space collapses once it is out of view.
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await expect(tape(page)).toHaveCount(0);
});

test('under reduced motion, the ticker can be scrolled by hand @nightly', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/');
  await expect(ticker(page).getByRole('link')).toHaveCount(10);
  const animations = await ticker(page).evaluate(
    (element) => element.getAnimations({subtree: true}).length,
  );
  expect(animations).toBe(0);
  await expect(ticker(page).getByRole('button')).toBeHidden();
  await ticker(page).hover({position: {x: 300, y: 20}});
  const last = ticker(page).getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await page.mouse.wheel(10_000, 0);
  await expect(last).toBeInViewport();
});
