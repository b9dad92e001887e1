import {MAX_SHIFT, layoutShifts, placeAtRest, recordLayoutShifts} from '../support/layoutShift';
import {expect, hydrated, test, visit} from '../support/test';

test('nothing shifts while a page loads on a phone, with and without the announcement', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await recordLayoutShifts(page);
  const announcement = page.getByRole('banner');
  for (const closed of [false, true]) {
    const addresses = ['/blog', '/blog/reading-a-tide-table', '/books/to-read', '/'];
    for (const address of closed ? addresses.slice(0, 2) : addresses) {
      await page.goto(address);
      await hydrated(page);
      await placeAtRest(page);
      await expect(announcement).toBeVisible({visible: !closed});
      const {sum, moved} = await layoutShifts(page);
      expect(sum, `${address}\n${moved.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT);
    }
    if (!closed) {
      await announcement.getByRole('button', {name: 'Close'}).click();
      await expect(announcement).toBeHidden();
    }
  }
});

test('a post that is navigated to is in its final position from the first frame', async ({
  page,
}) => {
  await visit(page, '/blog');
  await page.evaluate(() => {
    const heights: number[] = [];
    const look = () => {
      const header = document.querySelector('article header:has(h1)');
      heights.push(...(header ? [header.getBoundingClientRect().height] : []));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, {headerHeights: heights});
  });
  const title = 'Spring tides have nothing to do with spring';
  await page.getByRole('main').getByRole('link', {name: title}).last().click();
  await expect(page.locator('article header').getByRole('heading', {level: 1})).toHaveText(title);
  const heights = () =>
    page.evaluate(() => (window as unknown as {headerHeights: number[]}).headerHeights);
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(30);
  expect(new Set(await heights()).size).toBe(1);
});
