import type {Page} from '@playwright/test';
import {frames, map, middlePost, picture, postAt, spotOf, visitMap} from '../support/graphMap';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

test.use({viewport: {width: 1280, height: 900}});

/** The link of the card beside the post that is lit. */
function cardLink(page: Page, post: number) {
  const {title, permalink} = postAt(post);
  return page
    .getByRole('main')
    .locator(`a[tabindex="-1"][href="${permalink}"]`)
    .filter({hasText: title});
}

async function hover(page: Page, post: number): Promise<void> {
  const {x, y} = await spotOf(page, post);
  await page.mouse.move(x, y);
}

async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const box = await map(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
}

test('the map opens settled: it is drawn once and then stands still', async ({page}) => {
  await visitMap(page);
  const first = await picture(page);
  await frames(page, 20);
  expect(await picture(page)).toBe(first);
});

test('the same map is drawn when it is opened by a link', async ({page}) => {
  await visitMap(page);
  const first = await picture(page);
  await visit(page, '/subscribe');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Intelligence', exact: true})
    .click();
  await map(page).scrollIntoViewIfNeeded();
  await frames(page, 3);
  await expect.poll(() => picture(page)).toBe(first);
});

test('a circle under the pointer shows its title and lights its neighbors', async ({page}) => {
  await visitMap(page);
  const before = await picture(page);
  await hover(page, middlePost());
  await expect(cardLink(page, middlePost())).toBeVisible();
  await frames(page, 2);
  expect(await picture(page)).not.toBe(before);
  await page.mouse.move(2, 2);
  await expect(cardLink(page, middlePost())).toHaveCount(0);
  await frames(page, 2);
  expect(await picture(page)).toBe(before);
});

test('a click on a circle opens its post without a reload', async ({page}) => {
  await visitMap(page);
  await markDocument(page);
  const {x, y} = await spotOf(page, middlePost());
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(postAt(middlePost()).permalink);
  expect(await isSameDocument(page)).toBe(true);
});

for (const how of ['Ctrl and a click', 'the middle button'] as const) {
  test(`${how} opens a post in a new tab`, async ({page, context}) => {
    await visitMap(page);
    const {x, y} = await spotOf(page, middlePost());
    const opened = context.waitForEvent('page');
    if (how === 'the middle button') {
      await page.mouse.click(x, y, {button: 'middle'});
    } else {
      await page.keyboard.down('Control');
      await page.mouse.click(x, y);
      await page.keyboard.up('Control');
    }
    await expect(await opened).toHaveURL(postAt(middlePost()).permalink);
    await expect(page).toHaveURL('/intelligence');
  });
}

test('dragging moves the map by as much, opens nothing, and stands in the address', async ({
  page,
}) => {
  await visitMap(page);
  const before = await spotOf(page, middlePost());
  await drag(page, 120, -60);
  await expect(page).toHaveURL(/\/intelligence\?at=/);
  const after = await spotOf(page, middlePost());
  expect(after.x - before.x).toBeCloseTo(120, -1);
  expect(after.y - before.y).toBeCloseTo(-60, -1);
  await hover(page, middlePost());
  await expect(cardLink(page, middlePost())).toBeVisible();
});

test('a shared address draws the same picture', async ({page, context}) => {
  await visitMap(page, '?tag=Finance&edges=link');
  await drag(page, 80, 40);
  await page.getByRole('button', {name: 'Zoom in'}).click();
  await expect(page).toHaveURL(/at=[-\d.]+_[-\d.]+_1\.5/);
  await page.mouse.move(2, 2);
  await frames(page, 3);
  const other = await context.newPage();
  await visitMap(other, new URL(page.url()).search);
  expect(await picture(other)).toBe(await picture(page));
});

test('Ctrl and the wheel zoom at the pointer; the wheel alone scrolls the page', async ({page}) => {
  await visitMap(page);
  const {x, y} = await spotOf(page, middlePost());
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(page).toHaveURL(/at=[-\d.]+_[-\d.]+_1\.6/);
  const spot = await spotOf(page, middlePost());
  expect(spot.x).toBeCloseTo(x, -0.5);
  expect(spot.y).toBeCloseTo(y, -0.5);
  const address = page.url();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  expect(page.url()).toBe(address);
});

test('the buttons zoom in and out, and Fit shows everything again', async ({page}) => {
  await visitMap(page);
  const whole = await picture(page);
  await page.getByRole('button', {name: 'Zoom in'}).click();
  await expect(page).toHaveURL(/_1\.5$/);
  await page.getByRole('button', {name: 'Zoom out'}).click();
  await page.getByRole('button', {name: 'Zoom out'}).click();
  await expect(page).toHaveURL(/_0\.67$/);
  await page.getByRole('button', {name: 'Fit', exact: true}).click();
  await expect(page).toHaveURL('/intelligence');
  await expect.poll(() => picture(page)).toBe(whole);
});

test('a card leads into the focus mode, and its button leads out', async ({page}) => {
  await visitMap(page);
  await hover(page, middlePost());
  await page.getByRole('button', {name: 'Focus on this post'}).click();
  const {title, permalink} = postAt(middlePost());
  await expect(page).toHaveURL(`/intelligence?post=${permalink.split('/').at(-1)}`);
  await expect(page.getByRole('status').filter({hasText: title})).toBeVisible();
  await page.getByRole('button', {name: 'Leave focus'}).first().click();
  await expect(page).toHaveURL('/intelligence');
});

test.describe('with a touch screen', () => {
  test.use({hasTouch: true});

  test('a tap shows the card, and a second one opens the post', async ({page}) => {
    await visitMap(page);
    const {x, y} = await spotOf(page, middlePost());
    await page.touchscreen.tap(x, y);
    await expect(cardLink(page, middlePost())).toBeVisible();
    await expect(page).toHaveURL('/intelligence');
    await page.touchscreen.tap(x, y);
    await expect(page).toHaveURL(postAt(middlePost()).permalink);
  });

  test('two fingers zoom', async ({page}) => {
    await visitMap(page);
    const box = await map(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                {x: x - apart, y, id: 0},
                {x: x + apart, y, id: 1},
              ],
      });
    await touch('touchStart', 40);
    for (const apart of [50, 60, 70, 80]) {
      await touch('touchMove', apart);
    }
    await touch('touchEnd', 80);
    await expect(page).toHaveURL(/_2(\.0\d)?$|_1\.9\d$/);
  });
});

test('under reduced motion the zoom arrives at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visitMap(page);
  await page.getByRole('button', {name: 'Zoom in'}).click();
  await frames(page, 2);
  const zoomed = await picture(page);
  await frames(page, 20);
  expect(await picture(page)).toBe(zoomed);
});

test('another color mode draws the map in its colors', async ({page}) => {
  await visitMap(page);
  const dark = await picture(page);
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.mouse.move(2, 2);
  await expect.poll(() => picture(page)).not.toBe(dark);
});
