import {watchNetwork} from '../bench/site/watchNetwork';
import {searchModal} from '../support/searchModal';
import {expect, hydrated, test, visit} from '../support/test';

test('nothing of search modal and index is fetched before a reader means to search', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (asking) => asked.push(new URL(asking.url()).pathname));
  const ofIndex = () => asked.filter((path) => path.startsWith('/search/'));
  const sheets = () => asked.filter((path) => path.endsWith('.css')).length;
  const network = watchNetwork(page);
  await visit(page, '/chat');
  await page.mouse.move(600, 700);
  await network.rest(1000, 20_000);
  expect(ofIndex()).toEqual([]);
  const before = sheets();
  await searchModal(page).button.hover();
  await expect.poll(() => ofIndex().length).toBeGreaterThan(0);
  await expect.poll(sheets).toBeGreaterThan(before);
});

test('the hint of the keys moves nothing when it appears', async ({page}) => {
  for (const width of [1440, 1280, 700, 390]) {
    await page.setViewportSize({width, height: 800});
    await page.goto('/subscribe');
    const {button} = searchModal(page);
    const before = await button.boundingBox();
    await page.mouse.move(20, 300);
    await page.mouse.move(30, 310);
    await hydrated(page);
    const after = await button.boundingBox();
    expect(after).toEqual(before);
  }
});
