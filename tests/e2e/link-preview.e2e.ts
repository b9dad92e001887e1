import type {Locator, Page} from '@playwright/test';
import {findPost} from '../support/fixturePages';
import {navLink} from '../support/frame';
import {expect, stopClock, test, visit} from '../support/test';

/** A post that links to several others. */
const NOTE = '/blog/why-these-notes';
const tides = findPost(({permalink}) => permalink === '/blog/reading-a-tide-table');

function card(page: Page): Locator {
  return page.locator('[data-link-preview]');
}

/** A link in the note's text. */
function textLink(page: Page, name: string): Locator {
  return page.getByRole('article').getByRole('link', {name, exact: true});
}

async function boxOf(locator: Locator) {
  const {x, y, width, height} = (await locator.boundingBox()) as DOMRect;
  return {x, y, right: x + width, bottom: y + height};
}

/** Returns true if the open card is entirely inside the window, above or below its link. */
async function isWellPlaced(page: Page, link: Locator): Promise<boolean> {
  const [cardBox, linkBox] = await Promise.all([boxOf(card(page)), boxOf(link)]);
  const {width = 0, height = 0} = page.viewportSize() ?? {};
  const isAboveOrBelow = cardBox.y >= linkBox.bottom || cardBox.bottom <= linkBox.y;
  return (
    isAboveOrBelow &&
    Math.min(cardBox.x, cardBox.y) >= 0 &&
    cardBox.right <= width &&
    cardBox.bottom <= height
  );
}

/** Focuses a link as the keyboard does: right after a key press. */
async function focusByKeyboard(page: Page, link: Locator): Promise<void> {
  await page.keyboard.press('Shift');
  await link.focus();
}

/** Advances the clock by two seconds and waits for the requests that this may trigger. */
async function waitForCard(page: Page): Promise<void> {
  await page.clock.runFor(2000);
  await page.evaluate(async () => {
    // The two requests for the card's code and content end before two requests that start later.
    await (await fetch('/robots.txt')).text();
    await (await fetch('/robots.txt')).text();
  });
}

test('hovering over a link shows its preview until the pointer leaves link and card or the link is opened', async ({
  page,
}) => {
  await visit(page, NOTE);
  const link = textLink(page, 'tides');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await link.hover();
  for (const text of [tides.title, tides.description, '2022', /A tide table lists the hours/]) {
    await expect(card(page)).toContainText(text);
  }
  expect(await isWellPlaced(page, link)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

  await stopClock(page);
  const {x, y, right, bottom} = await boxOf(card(page));
  await page.mouse.move((x + right) / 2, (y + bottom) / 2, {steps: 12});
  await waitForCard(page);
  await expect(card(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await waitForCard(page);
  await expect(card(page)).toHaveCount(0);

  await page.clock.resume();
  await link.hover();
  await expect(card(page)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(tides.permalink);
  await expect(card(page)).toHaveCount(0);
});

test('focusing a link by keyboard shows its preview, hidden from screen readers, until Escape', async ({
  page,
}) => {
  await page.setViewportSize({width: 640, height: 400});
  await visit(page, NOTE);
  const link = textLink(page, 'tides');
  for (const block of ['start', 'end'] as const) {
    await link.evaluate((element, where) => element.scrollIntoView({block: where}), block);
    await focusByKeyboard(page, link);
    await expect(card(page)).toContainText(tides.title);
    await expect.poll(() => isWellPlaced(page, link), block).toBe(true);
    await link.blur();
    await expect(card(page)).toHaveCount(0);
  }
  await focusByKeyboard(page, link);
  await expect(card(page)).toContainText(tides.title);
  await expect(link).toHaveAccessibleDescription('');
  expect(await page.getByRole('main').ariaSnapshot()).not.toContain(tides.description);
  await page.keyboard.press('Tab');
  await expect(textLink(page, 'ink')).toBeFocused();
  await expect(card(page)).toContainText('Iron gall ink');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(textLink(page, 'ink')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/iron-gall-ink');
});

test('links in texts and lists have previews, also to sections; navigation links have none @nightly', async ({
  page,
}) => {
  await visit(page, '/books/already-read');
  await page.getByRole('article').getByRole('link', {name: 'the other shelf'}).hover();
  // A section has no date before its title.
  await expect(card(page)).toHaveText(/^Books to read/);

  await visit(page, NOTE);
  await stopClock(page);
  for (const link of [
    navLink(page, 'Books'),
    page.getByRole('complementary').getByRole('link', {name: 'A table that is wider'}),
    page.getByRole('article').getByRole('link', {name: 'Writing', exact: true}),
  ]) {
    await link.hover();
    await waitForCard(page);
    await expect(card(page)).toHaveCount(0);
  }
  await page.getByRole('region', {name: 'Related posts'}).getByRole('link').first().hover();
  await waitForCard(page);
  await expect(card(page)).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('a tap on a link opens its page without a preview', async ({page}) => {
    await visit(page, NOTE);
    const cards = await page.evaluateHandle(() => {
      const added: string[] = [];
      new MutationObserver(() => {
        added.push(...[...document.querySelectorAll('[data-link-preview]')].map(({id}) => id));
      }).observe(document, {subtree: true, childList: true});
      return added;
    });
    await textLink(page, 'tides').tap();
    await expect(page).toHaveURL(tides.permalink);
    expect(await cards.jsonValue()).toEqual([]);
  });
});

test.describe('when previews cannot be fetched', () => {
  test.use({allowedConsole: [/Failed to load resource/]});

  test('no card and no error is shown, the link works, and the next hover tries again', async ({
    page,
  }) => {
    await visit(page, NOTE);
    let isDown = true;
    let failedRequests = 0;
    await page.route('**/assets/js/*.js', (route) => {
      if (!isDown || route.request().resourceType() !== 'script') {
        return route.fallback();
      }
      failedRequests += 1;
      return route.abort();
    });
    const link = textLink(page, 'tides');
    await focusByKeyboard(page, link);
    await expect.poll(() => failedRequests).toBeGreaterThan(0);
    await expect(card(page)).toHaveCount(0);
    await link.blur();
    isDown = false;
    await focusByKeyboard(page, link);
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(tides.permalink);
  });
});
