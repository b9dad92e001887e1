import {
  boxOf,
  card,
  citing,
  countPreviewData,
  expectPlaced,
  focusByKeyboard,
  postBehind,
  postLinks,
  rest,
  stopClock,
} from '../support/linkPreview';
import {expect, test, visit} from '../support/test';

test('a link that the pointer rests on shows what it leads to', async ({page}) => {
  await visit(page, citing.permalink);
  const link = postLinks(page).first();
  const post = await postBehind(link);
  await link.hover();
  await expect(card(page)).toContainText(post.title);
  await expect(card(page)).toContainText(post.description);
  await expect(card(page)).toContainText(post.date.slice(0, 4));
  await expect(card(page).getByRole('paragraph', {includeHidden: true})).toHaveCount(4);
  await expectPlaced(page, link);
});

test('the first lines on a card are those of the page it leads to', async ({page, request}) => {
  await visit(page, citing.permalink);
  const link = postLinks(page).first();
  await link.hover();
  const opening = await card(page).locator('p').last().innerText();
  const html = await (await request.get((await postBehind(link)).permalink)).text();
  const text = await page.evaluate(
    (source) =>
      new DOMParser()
        .parseFromString(source, 'text/html')
        .querySelector('.markdown')
        ?.textContent.replace(/\s+/g, ' ') ?? '',
    html,
  );
  expect(opening.length).toBeGreaterThan(60);
  expect(text).toContain(opening.replace(/\s*…$/, '').slice(0, 60));
});

test('a link that the keyboard reaches shows the same, and closes when the focus goes on', async ({
  page,
}) => {
  await visit(page, citing.permalink);
  const link = postLinks(page).first();
  await focusByKeyboard(page, link);
  await expect(card(page)).toContainText((await postBehind(link)).title);
  await expectPlaced(page, link);
  await page.keyboard.press('Tab');
  await expect(link).not.toBeFocused();
  await expect(card(page).filter({hasText: (await postBehind(link)).title})).toHaveCount(0);
});

test('Escape closes the card, leaves the focus, and the card stays closed', async ({page}) => {
  await visit(page, citing.permalink);
  const link = postLinks(page).first();
  await focusByKeyboard(page, link);
  await expect(card(page)).toBeVisible();
  await stopClock(page);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await rest(page);
  await expect(card(page)).toHaveCount(0);
});

test('Escape closes the card of a pointer too, until the pointer comes back', async ({page}) => {
  await visit(page, citing.permalink);
  const link = postLinks(page).first();
  await link.hover();
  await expect(card(page)).toBeVisible();
  await stopClock(page);
  await page.keyboard.press('Escape');
  await link.hover({position: {x: 8, y: 8}});
  await rest(page);
  await expect(card(page)).toHaveCount(0);
  await page.mouse.move(2, 2);
  await link.hover();
  await rest(page);
  await expect(card(page)).toBeVisible();
});

test('the card stays while the pointer is on it, and goes after it', async ({page}) => {
  await visit(page, citing.permalink);
  const link = postLinks(page).first();
  await link.hover();
  await expect(card(page)).toBeVisible();
  await stopClock(page);
  const {x, y, width, height} = await boxOf(card(page));
  await page.mouse.move(x + width / 2, y + height / 2, {steps: 12});
  await rest(page);
  await expect(card(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(100);
  await expect(card(page)).toBeVisible();
  await rest(page);
  await expect(card(page)).toHaveCount(0);
});

test('a card of the keyboard stays while the pointer moves elsewhere', async ({page}) => {
  await visit(page, citing.permalink);
  await focusByKeyboard(page, postLinks(page).first());
  await expect(card(page)).toBeVisible();
  await stopClock(page);
  await page.mouse.move(4, 300, {steps: 4});
  await rest(page);
  await expect(card(page)).toBeVisible();
});

test('a pointer that passes over links fetches and shows nothing', async ({page}) => {
  await visit(page, citing.permalink);
  await postLinks(page).first().scrollIntoViewIfNeeded();
  await stopClock(page);
  const fetched = countPreviewData(page);
  for (const link of (await postLinks(page).all()).slice(0, 2)) {
    await link.hover();
    await page.clock.runFor(200);
    await page.mouse.move(2, 2);
    await page.clock.runFor(200);
  }
  await rest(page);
  await expect(card(page)).toHaveCount(0);
  expect(await fetched()).toBe(0);
  await postLinks(page).first().hover();
  await rest(page);
  await expect(card(page)).toBeVisible();
  expect(await fetched()).toBe(1);
});

test('a press on a link closes its card', async ({page}) => {
  await visit(page, citing.permalink);
  const link = postLinks(page).first();
  const {permalink} = await postBehind(link);
  await link.hover();
  await expect(card(page)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(permalink);
  await expect(card(page)).toHaveCount(0);
});

test('a page that scrolls under a pointer at rest opens no card', async ({page}) => {
  await visit(page, '/blog');
  const row = page.getByRole('main').getByRole('heading', {level: 3}).getByRole('link').nth(6);
  await row.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const before = await boxOf(row);
  await page.mouse.move(before.x + 10, before.bottom + 14);
  await stopClock(page);
  await page.mouse.wheel(0, -before.height / 2 - 14);
  await expect.poll(async () => (await boxOf(row)).y).toBeGreaterThan(before.y + 10);
  expect(await row.evaluate((element) => element.matches(':hover'))).toBe(true);
  await rest(page);
  await expect(card(page)).toHaveCount(0);
  await page.mouse.move(before.x + 14, before.bottom + 14);
  await rest(page);
  await expect(card(page)).toBeVisible();
});

test.describe('when previews cannot be fetched', () => {
  test.use({allowedConsole: [/Failed to load resource/]});

  test('there is no card and no word of it, the link works, and the next time tries again', async ({
    page,
  }) => {
    await visit(page, citing.permalink);
    let isDown = true;
    let asked = 0;
    await page.route('**/assets/js/*.js', (route) => {
      if (route.request().resourceType() !== 'script' || !isDown) {
        return route.fallback();
      }
      asked += 1;
      return route.abort();
    });
    const link = postLinks(page).first();
    const {permalink} = await postBehind(link);
    await focusByKeyboard(page, link);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(card(page)).toHaveCount(0);
    await link.blur();
    isDown = false;
    await focusByKeyboard(page, link);
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(permalink);
  });
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a link just works: no card, nothing fetched for one', async ({page}) => {
    await visit(page, citing.permalink);
    const fetched = countPreviewData(page);
    const link = postLinks(page).first();
    const {permalink} = await postBehind(link);
    await link.scrollIntoViewIfNeeded();
    await link.evaluate((element) =>
      element.addEventListener('click', (event) => event.preventDefault(), {once: true}),
    );
    await link.tap();
    await stopClock(page);
    await rest(page);
    await expect(card(page)).toHaveCount(0);
    expect(await fetched()).toBe(0);
    await link.tap();
    await expect(page).toHaveURL(permalink);
    await expect(card(page)).toHaveCount(0);
  });
});
