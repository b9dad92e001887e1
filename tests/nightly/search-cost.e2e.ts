import {watchNetwork} from '../support/watchNetwork';
import {searchModal} from '../support/searchModal';
import {expect, test, visit} from '../support/test';

test('search modal and index are not fetched before a reader starts to search', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (asking) => asked.push(new URL(asking.url()).pathname));
  const ofIndex = () => asked.filter((path) => path.startsWith('/search/'));
  const network = watchNetwork(page);
  await visit(page, '/chat');
  await page.mouse.move(600, 700);
  await network.rest(1000, 20_000);
  expect(ofIndex()).toEqual([]);
  await searchModal(page).button.hover();
  await expect.poll(() => ofIndex().length).toBeGreaterThan(0);
});
