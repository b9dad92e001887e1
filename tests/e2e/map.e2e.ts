import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from '../support/accessibility';
import {posts} from '../support/fixturePages';
import type {Post} from '../support/fixturePages';
import {hrefs} from '../support/frame';
import {expect, hydrate, isSameDocument, markDocument, test, visit} from '../support/test';

test.use({viewport: {width: 1280, height: 900}, contextOptions: {reducedMotion: 'reduce'}});

const MERCATOR = '/blog/mercator-and-his-price';

function map(page: Page): Locator {
  return page.getByRole('group', {name: 'Map of the posts'});
}

/** The circle of a post. */
function circle(page: Page, title: RegExp): Locator {
  return map(page).getByRole('link', {name: title});
}

function listLinks(page: Page): Locator {
  return page.getByRole('main').getByRole('region').getByRole('listitem').getByRole('link');
}

/** Expects the list and the map to have exactly these posts. */
async function expectShown(page: Page, expected: readonly Post[]): Promise<void> {
  const permalinks = expected.map(({permalink}) => permalink).sort();
  await expect.poll(async () => (await hrefs(listLinks(page))).sort()).toEqual(permalinks);
  // Not `map(page)`: on a narrow screen, the map is hidden and has no role.
  const circles = page.locator('svg[aria-label="Map of the posts"] a');
  await expect.poll(async () => (await hrefs(circles)).sort()).toEqual(permalinks);
}

function postCount(page: Page): Locator {
  return page.getByRole('main').getByRole('status');
}

/** Card of the post under the pointer. */
function card(page: Page): Locator {
  return page.getByRole('button', {name: 'Focus on this post'});
}

test('words, tags, years and topics filter the map, and stay in the URL', async ({page}) => {
  await visit(page, '/intelligence');
  const historyLength = await page.evaluate(() => history.length);
  await page.getByLabel('Search titles').pressSequentially('TIDE');
  const tides = posts.filter(({title}) => /tide/i.test(title));
  await expectShown(page, tides);
  await expect(postCount(page)).toHaveText(`${tides.length} of ${posts.length} posts`);
  await page.getByLabel('Search titles').fill('');
  await expectShown(page, posts);

  const topic = page.getByRole('main').getByRole('region').last();
  const name = (await topic.getAttribute('aria-label')) ?? '';
  const ofTopic = await hrefs(topic.getByRole('link'));
  await page.getByRole('checkbox', {name}).uncheck();
  await page.getByRole('checkbox', {name: 'Shared rare tags'}).uncheck();
  const tagged = posts.filter(({tags}) => tags.some(({label}) => label === 'Measuring'));
  await page.getByLabel('Tag', {exact: true}).selectOption({label: `Measuring (${tagged.length})`});
  await page.getByLabel('From', {exact: true}).selectOption('2022');
  await page.getByLabel('To', {exact: true}).selectOption('2023');
  const dated = tagged.filter(
    ({date, permalink}) => /^202[23]/.test(date) && !ofTopic.includes(permalink),
  );
  expect(dated.length).toBeGreaterThan(0);
  await expectShown(page, dated);
  expect(await page.evaluate(() => history.length)).toBe(historyLength);

  await page.reload();
  await hydrate(page);
  await expectShown(page, dated);
  await expect(page.getByLabel('From', {exact: true})).toHaveValue('2022');
  await expect(page.getByRole('checkbox', {name})).not.toBeChecked();
  await page.getByRole('button', {name: 'All', exact: true}).click();
  await page.getByRole('button', {name: 'None', exact: true}).click();
  await expect(page.getByText('No posts match all of these filters')).toBeVisible();
  await page.getByRole('button', {name: 'Reset'}).last().click();
  await expect(page).toHaveURL('/intelligence');
  await expectShown(page, posts);
  await expect(page.getByRole('button', {name: 'Reset'})).toHaveCount(0);
});

test('buttons, Ctrl+wheel and dragging move the map; Fit resets it', async ({page}) => {
  await visit(page, '/intelligence');
  await map(page).scrollIntoViewIfNeeded();
  const mercator = circle(page, /Mercator/);
  const press = (name: string) => page.getByRole('button', {name, exact: true}).click();
  const before = await mercator.boundingBox();
  const moves = [
    () => press('Zoom in'),
    async () => {
      await map(page).hover({position: {x: 9, y: 9}});
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -100);
      await page.keyboard.up('Control');
    },
    () =>
      map(page).dragTo(map(page), {sourcePosition: {x: 9, y: 9}, targetPosition: {x: 99, y: 60}}),
  ];
  for (const move of moves) {
    await move();
    await expect.poll(() => mercator.boundingBox()).not.toEqual(before);
    await press('Fit');
    await expect.poll(() => mercator.boundingBox()).toEqual(before);
  }
  await expect(page).toHaveURL(/\/intelligence$/);

  const fill = () => mercator.locator('circle').evaluate((c) => getComputedStyle(c).fill);
  const byTopic = await fill();
  await page.getByRole('radio', {name: 'Date'}).check();
  await expect(page).toHaveURL(/color=age/);
  await expect.poll(fill).not.toBe(byTopic);
});

test('Tab reaches every circle, and a link skips the map @engines', async ({page}) => {
  await visit(page, '/intelligence');
  const order = await hrefs(map(page).locator('a'));
  const skip = page.getByRole('link', {name: 'Skip the map'});
  await page.getByRole('button', {name: 'Zoom in'}).click({clickCount: 5});
  // Waits until the map has finished zooming: otherwise, it would move after a circle is focused.
  await expect(map(page).locator('> g')).toHaveAttribute('transform', /scale\(7\.59/);
  await skip.focus();
  for (const permalink of order) {
    await page.keyboard.press('Tab');
    await expect(map(page).locator(`a[href="${permalink}"]:focus circle`)).toBeInViewport();
    await expect(card(page)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await skip.press('Enter');
  // The first tab stop is the permalink of the heading.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(listLinks(page).first()).toBeFocused();

  await markDocument(page);
  await page.getByRole('button', {name: 'Fit', exact: true}).click();
  await circle(page, /Mercator/).click();
  await expect(page).toHaveURL(MERCATOR);
  expect(await isSameDocument(page)).toBe(true);
});

test('a post’s neighborhood opens from map and list, and closes @nightly', async ({page}) => {
  await visit(page, '/intelligence');
  await circle(page, /Mercator/).hover();
  await expect(card(page)).toBeVisible();
  await expectAccessible(page);
  await card(page).click();
  await expect(page).toHaveURL('/intelligence?post=mercator-and-his-price');
  await expect(postCount(page)).toContainText('Mercator');
  await page.getByRole('button', {name: 'Leave focus'}).first().click();
  await expectShown(page, posts);

  await page.setViewportSize({width: 390, height: 844});
  await expect(map(page)).toBeHidden();
  const row = page.getByRole('listitem').filter({hasText: 'What a postmark proves'});
  await row.getByRole('button').click();
  // The list shrinks, so the focus moves to the status above it.
  await expect(postCount(page)).toBeFocused();
  await expect(postCount(page)).toBeInViewport();
  await expect(postCount(page)).toContainText('What a postmark proves');
  await expect(page).toHaveURL('/intelligence?post=postmarks');
  await expect(listLinks(page).filter({hasText: 'What a postmark proves'})).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', {name: 'Leave focus'}).click();
  await expectShown(page, posts);
});

test.describe('with a touch screen', () => {
  test.use({hasTouch: true});

  test('a tap shows a title, a second tap opens the post @nightly', async ({page}) => {
    await visit(page, '/intelligence');
    await map(page).scrollIntoViewIfNeeded();
    const mercator = circle(page, /Mercator/);
    await mercator.tap();
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveURL('/intelligence');
    await mercator.tap();
    await expect(page).toHaveURL(MERCATOR);
  });
});
