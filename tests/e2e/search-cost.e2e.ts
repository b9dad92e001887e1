import {searchModal} from '../support/searchModal';
import {expect, test, visit} from '../support/test';

test('nothing of modal and index is fetched before a reader means to search', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/chat')).text();
  const asked: string[] = [];
  page.on('request', (asking) => asked.push(new URL(asking.url()).pathname));
  await visit(page, '/chat');
  await page.mouse.move(600, 700);
  const before = asked.length;
  expect(asked.filter((path) => path.startsWith('/search/'))).toEqual([]);
  const sheets = html.match(/rel="?stylesheet/g) ?? [];
  expect(asked.filter((path) => path.endsWith('.css'))).toHaveLength(sheets.length);
  await searchModal(page).button.hover();
  await expect
    .poll(() => asked.slice(before).filter((path) => path.endsWith('.css')).length)
    .toBe(1);
  await expect
    .poll(() => asked.slice(before).some((path) => path.startsWith('/search/')))
    .toBe(true);
});

test('the hint of the keys moves nothing when it appears', async ({browser, baseURL, page}) => {
  const still = await browser.newContext({javaScriptEnabled: false, baseURL});
  const first = await still.newPage();
  for (const width of [1440, 1280, 700, 390]) {
    await first.setViewportSize({width, height: 800});
    await first.goto('/chat');
    await page.setViewportSize({width, height: 800});
    await visit(page, '/chat');
    const before = await first.locator('.DocSearch-Button').boundingBox();
    const after = await page.locator('.DocSearch-Button').boundingBox();
    expect(after?.width).toBe(before?.width);
    expect(after?.height).toBe(before?.height);
  }
  await still.close();
});
