import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/test';

test.use({popupSeen: false});

const KEY = 'newsletter-popup';

function popup(page: Page) {
  return page.getByRole('dialog', {name: 'New posts, as they appear'});
}

/** Scrolls to a share of the scrollable height, as one step. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const {scrollHeight, clientHeight} = document.documentElement;
    window.scrollTo(0, Math.round((scrollHeight - clientHeight) * part));
  }, share);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

test('opens beyond 30 percent, not at it, and is flagged as shown', async ({page}) => {
  await visit(page, '/blog/an-agent-is-a-loop');
  await scrollTo(page, 0.295);
  await expect(popup(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  await scrollTo(page, 0.31);
  await expect(popup(page)).toBeVisible();
  expect(await stored(page)).toBe('shown');
});

test('is shown once: not after a reload, not on another page', async ({page}) => {
  await visit(page, '/blog/an-agent-is-a-loop');
  await scrollTo(page, 0.5);
  await popup(page).getByRole('button', {name: 'Close'}).click();
  await expect(popup(page)).toHaveCount(0);
  await scrollTo(page, 0.1);
  await scrollTo(page, 0.6);
  await expect(popup(page)).toHaveCount(0);
  await visit(page, '/');
  await scrollTo(page, 0.9);
  await expect(popup(page)).toHaveCount(0);
});

for (const [width, shown] of [
  [768, 0],
  [769, 1],
] as const) {
  test(`at ${width} px of width it is shown ${shown} times`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/blog/an-agent-is-a-loop');
    await scrollTo(page, 0.5);
    await expect(popup(page)).toHaveCount(shown);
    expect(await stored(page)).toBe(shown ? 'shown' : null);
  });
}

for (const [height, expected] of [
  [600, 450],
  [900, 540],
  [1200, 600],
] as const) {
  test(`on a screen ${height} px high it is ${expected} px high`, async ({page}) => {
    await page.setViewportSize({width: 1280, height});
    await visit(page, '/blog/an-agent-is-a-loop');
    await scrollTo(page, 0.5);
    await expect(popup(page)).toBeVisible();
    expect((await popup(page).boundingBox())?.height).toBe(expected);
  });
}

test('holds the focus, closes on Escape and gives the focus back', async ({page}) => {
  await visit(page, '/blog/an-agent-is-a-loop');
  const link = page.getByRole('link', {name: 'One Commit at a Time'});
  await link.focus();
  await scrollTo(page, 0.5);
  await expect(popup(page)).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a click on the backdrop closes it, a click inside does not', async ({page}) => {
  await visit(page, '/blog/an-agent-is-a-loop');
  await scrollTo(page, 0.5);
  await popup(page).getByRole('heading').click();
  await expect(popup(page)).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(popup(page)).toHaveCount(0);
});

test('waits while the search is in use', async ({page}) => {
  await visit(page, '/blog/an-agent-is-a-loop');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox').or(page.locator('.navbar__search-input'))).toBeFocused();
  await scrollTo(page, 0.5);
  await expect(popup(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
});

for (const path of ['/newsletter', '/subscribe']) {
  test(`is not shown on ${path}`, async ({page}) => {
    await page.setViewportSize({width: 1000, height: 300});
    await visit(page, path);
    await scrollTo(page, 0.9);
    await expect(popup(page)).toHaveCount(0);
    expect(await stored(page)).toBeNull();
  });
}
