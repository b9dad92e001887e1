import AxeBuilder from '@axe-core/playwright';
import {newest, posts} from '../support/blogPosts';
import {contrast} from '../support/contrast';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {storeMode} from '../support/storedMode';
import {
  boxOf,
  card,
  citing,
  expectPlaced,
  focusByKeyboard,
  postBehind,
  postLinks,
  rest,
  stopClock,
} from '../support/linkPreview';
import {expect, test, visit} from '../support/test';

for (const [what, path, link] of [
  ['a list of posts', '/blog', 'main h3 a'],
  ['the related posts', citing.permalink, 'main section[aria-labelledby] li a'],
  ['the latest posts on the home page', '/', 'main h3 a'],
] as const) {
  test(`links of ${what} have previews`, async ({page}) => {
    await visit(page, path);
    const first = page.locator(link).first();
    await first.hover();
    await expect(card(page)).toContainText((await postBehind(first)).description);
    await expectPlaced(page, first);
  });
}

test('a link to a section page has a preview without a date', async ({page}) => {
  await visit(page, newest.permalink);
  await page
    .locator('main .markdown p')
    .first()
    .evaluate((paragraph) => {
      paragraph.innerHTML = '<a href="/books/to-read">Books</a>';
    });
  await page.locator('main a', {hasText: /^Books$/}).hover();
  await expect(card(page)).toContainText('Books to read');
  await expect(card(page)).not.toContainText(/\b20\d\d$/m);
});

for (const [what, path, link] of [
  ['the navbar', '/blog', '.navbar a[href="/books/to-read"]'],
  ['the footer', '/', 'footer a'],
  ['the blog’s sidebar', citing.permalink, 'aside a[href^="/blog/"]'],
  ['the sections’ sidebar', '/books/to-read', 'aside a[href="/media/on-stage"]'],
  ['the pagination', citing.permalink, '.pagination-nav__link'],
  ['the table of contents', citing.permalink, '.table-of-contents a'],
  ['a heading, to itself', citing.permalink, 'main h2 .hash-link'],
  ['the tags', citing.permalink, 'main article footer a'],
  ['the calendar', '/', 'main [role=group] li a'],
] as const) {
  test(`links of ${what} have no previews`, async ({page}) => {
    await visit(page, path);
    const first = page.locator(link).locator('visible=true').first();
    await first.scrollIntoViewIfNeeded();
    await stopClock(page);
    await first.hover();
    await rest(page);
    await expect(card(page)).toHaveCount(0);
    await page.mouse.move(2, 2);
    await focusByKeyboard(page, first);
    await rest(page);
    await expect(card(page)).toHaveCount(0);
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 568],
  [640, 300],
] as const) {
  test(`at ${width} × ${height} px a card stays inside the window, wherever its link is`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await visit(page, citing.permalink);
    const link = postLinks(page).first();
    for (const block of ['start', 'center', 'end'] as const) {
      await link.evaluate((element, where) => element.scrollIntoView({block: where}), block);
      await focusByKeyboard(page, link);
      await expect(card(page)).toBeVisible();
      await expectPlaced(page, link);
      await link.blur();
      await expect(card(page)).toHaveCount(0);
    }
  });
}

test('a card follows its link when the window changes', async ({page}) => {
  await visit(page, citing.permalink);
  const link = postLinks(page).first();
  await focusByKeyboard(page, link);
  await expect(card(page)).toBeVisible();
  await page.setViewportSize({width: 700, height: 500});
  await link.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await boxOf(card(page))).right).toBeLessThanOrEqual(700);
  await page.setViewportSize({width: 690, height: 500});
  await expect.poll(() => expectPlaced(page, link).then(() => true)).toBe(true);
});

for (const mode of ['dark', 'light'] as const) {
  test(`axe finds nothing while a card is open in the ${mode} mode, and its text has contrast`, async ({
    page,
  }) => {
    await storeMode(page, mode);
    await visit(page, citing.permalink);
    await postLinks(page).first().hover();
    await expect(card(page)).toBeVisible();
    const {violations} = await new AxeBuilder({page}).analyze();
    expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    for (const line of await card(page).locator('p').all()) {
      expect((await contrast(line)).ratio).toBeGreaterThan(4.5);
    }
  });
}

test('screen readers hear the link alone: the card is for the eye', async ({page}) => {
  await visit(page, citing.permalink);
  const link = postLinks(page).first();
  await focusByKeyboard(page, link);
  await expect(card(page)).toBeVisible();
  await expect(link).toHaveAccessibleDescription('');
  await expect(page.getByText((await postBehind(link)).description)).toBeVisible();
  expect(await page.locator('body').ariaSnapshot()).not.toContain(
    (await postBehind(link)).description,
  );
});

test('a card comes without motion where the reader asks for that', async ({page}) => {
  const animations = () => card(page).evaluate((element) => element.getAnimations().length);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, citing.permalink);
  await postLinks(page).first().hover();
  await expect(card(page)).toHaveCSS('animation-name', 'none');
  expect(await animations()).toBe(0);
});

test('a card moves nothing else', async ({page}) => {
  await recordLayoutShifts(page);
  await visit(page, citing.permalink);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await postLinks(page).first().hover();
  await expect(card(page)).toBeVisible();
  expect((await layoutShifts(page)).sum).toBeLessThan(0.001);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('posts known to the list of posts all have previews', async ({page}) => {
  await visit(page, '/blog');
  const rows = page.getByRole('main').getByRole('heading', {level: 3}).getByRole('link');
  for (const index of [0, Math.floor(posts.length / 2), posts.length - 1]) {
    const row = rows.nth(index);
    await row.hover();
    await expect(card(page)).toContainText((await postBehind(row)).title);
    await page.keyboard.press('Escape');
  }
});
