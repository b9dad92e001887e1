import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {recordRequests} from '../support/scripts';
import {expect, test, visit} from '../support/test';

test('a picture loads as AVIF when it is near, and can be enlarged', async ({page}) => {
  const requested = recordRequests(page, /\/assets\/images\/harbor-/);
  await page.setViewportSize({width: 390, height: 600});
  await visit(page, '/blog/reading-a-tide-table');
  const link = page.getByRole('link', {name: /^Enlarge the picture: ./});
  await link.scrollIntoViewIfNeeded();
  await expect
    .poll(() => link.locator('img').evaluate((e: HTMLImageElement) => e.naturalWidth))
    .toBeGreaterThan(0);
  expect(requested).toEqual([expect.stringMatching(/-480\.avif$/)]);
  await page.setViewportSize({width: 1280, height: 800});
  const small = await link.locator('img').boundingBox();
  expect((small?.width ?? 0) / (small?.height ?? 1)).toBeCloseTo(1500 / 600, 1);
  await link.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  await expect
    .poll(async () => (await dialog.locator('img').boundingBox())?.width)
    .toBeGreaterThan(small?.width ?? Infinity);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await dialog.locator('img').click();
  await expect(dialog).toBeHidden();
});

test('mentions can be expanded, link to their sentence and are not printed', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await recordLayoutShifts(page);
  await visit(page, '/blog/iron-gall-ink');
  const main = page.getByRole('main');
  const mentions = main.getByRole('region', {name: 'Mentioned in'});
  await mentions.scrollIntoViewIfNeeded();
  expect(await layoutShifts(page)).toBeLessThan(0.001);

  const last = mentions.getByRole('link', {name: 'Articles', exact: true});
  await expect(last).toBeHidden();
  await mentions.getByText(/^\d+ more$/).click();
  await expect(last).toBeVisible();

  await page.emulateMedia({media: 'print'});
  const companions = /^(?:Newer posts that mention this|Series|Related posts|Mentioned in)/;
  await expect(main.getByRole('heading', {name: companions})).toHaveCount(0);
  await page.emulateMedia({media: 'screen'});

  const later = main.getByRole('region', {name: 'Newer posts that mention this'});
  await later.getByRole('link', {name: 'What a postmark proves'}).click();
  await expect(page).toHaveURL(/\/blog\/postmarks$/);
  const link = page.getByRole('article').locator('a[href="/blog/iron-gall-ink"]').first();
  await expect(link).toBeInViewport();
});

// Everything that works in a post of a Docusaurus site with the classic theme works here.
test('a post may have timers, browser-only components, frames and scripts', async ({page}) => {
  await page.goto('/blog/what-a-post-may-hold');
  const part = (name: string) => page.locator(`[data-part=${name}]`);
  await expect(part('layout')).toContainText('what works on any of its sites works here');
  await expect(part('loud')).toHaveText('loud');

  // This click may come before hydration, and is then replayed after it.
  await part('pressed').click();
  await expect(part('pressed')).toHaveText('Pressed: 1');
  await part('pressed').click();
  await expect(part('pressed')).toHaveText('Pressed: 2');

  await expect(part('ticking')).toHaveText(/Ticks: [2-9]/);
  await expect(part('browser')).toHaveText('Width known: true');
  await expect(page.getByText("console.log('a block of code after it');")).toBeVisible();
  await expect(page.getByText('Loaded from a third party')).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="A form of others"]').getByLabel('E-mail'),
  ).toBeVisible();
  await expect(part('layout').locator(part('loud'))).toHaveCount(1);
});
