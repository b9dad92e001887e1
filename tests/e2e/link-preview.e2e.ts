import type {Locator, Page} from '@playwright/test';
import type {Post} from '../support/fixturePages';
import {posts} from '../support/fixturePages';
import {navLink} from '../support/frame';
import {failPageScripts} from '../support/scripts';
import {expect, stopClock, test, visit} from '../support/test';

/** A post that links to several others. */
const NOTE = '/blog/why-these-notes';
const tides = posts.find(({permalink}) => permalink === '/blog/reading-a-tide-table') as Post;

function card(page: Page): Locator {
  return page.locator('[data-link-preview]');
}

/** A link in the note's text. */
function textLink(page: Page, name: string): Locator {
  return page.getByRole('article').getByRole('link', {name, exact: true});
}

/** Expects the open card to be entirely inside the window, above or below its link. */
async function expectWellPlaced(page: Page, link: Locator): Promise<void> {
  await expect(card(page)).toBeInViewport({ratio: 1});
  await expect
    .poll(async () => {
      const cardBox = (await card(page).boundingBox()) as DOMRect;
      const linkBox = (await link.boundingBox()) as DOMRect;
      const gapBelowCard = linkBox.y - (cardBox.y + cardBox.height);
      const gapAboveCard = cardBox.y - (linkBox.y + linkBox.height);
      return Math.max(gapBelowCard, gapAboveCard);
    })
    .toBeGreaterThanOrEqual(0);
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
    // When these two requests have ended, so have the earlier ones for the card's code and content.
    await (await fetch('/robots.txt')).text();
    await (await fetch('/robots.txt')).text();
  });
}

test('a hovered link shows its preview until the pointer leaves link and preview', async ({
  page,
}) => {
  await visit(page, NOTE);
  const link = textLink(page, 'tides');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await link.hover();
  for (const text of [tides.title, tides.description, '2022', /A tide table lists the hours/]) {
    await expect(card(page)).toContainText(text);
  }
  await expectWellPlaced(page, link);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

  await stopClock(page);
  const {x, y, width, height: cardHeight} = (await card(page).boundingBox()) as DOMRect;
  await page.mouse.move(x + width / 2, y + cardHeight / 2, {steps: 12});
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

test('a link focused by keyboard shows its preview until Escape', async ({page}) => {
  await page.setViewportSize({width: 640, height: 400});
  await visit(page, NOTE);
  const link = textLink(page, 'tides');
  for (const block of ['start', 'end'] as const) {
    await link.evaluate((element, where) => element.scrollIntoView({block: where}), block);
    await focusByKeyboard(page, link);
    await expect(card(page)).toContainText(tides.title);
    await expectWellPlaced(page, link);
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

test('links in texts and lists have previews, other links do not @nightly', async ({page}) => {
  await visit(page, '/books/already-read');
  await page.getByRole('article').getByRole('link', {name: 'the other shelf'}).hover();
  // A section has no date before its title.
  await expect(card(page)).toHaveText(/^Books to read/);

  await visit(page, NOTE);
  await stopClock(page);
  // Links in the navbar, beside the post, and of its tags.
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

  test('a tap on a link opens no preview', async ({page}) => {
    await visit(page, NOTE);
    await stopClock(page);
    // Stays on the page, so that a preview would have the time to open.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
    await textLink(page, 'tides').tap();
    await waitForCard(page);
    await expect(card(page)).toHaveCount(0);
  });
});

test.describe('when previews cannot be fetched', () => {
  test.use({allowedErrors: [/Failed to load resource/]});

  test('no card or error is shown, and the next focus tries again', async ({page}) => {
    await visit(page, NOTE);
    let isDown = true;
    await failPageScripts(page, () => isDown);
    const link = textLink(page, 'tides');
    const failed = page.waitForEvent('requestfailed');
    await focusByKeyboard(page, link);
    await failed;
    await expect(card(page)).toHaveCount(0);
    await link.blur();
    isDown = false;
    await focusByKeyboard(page, link);
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(tides.permalink);
  });
});
