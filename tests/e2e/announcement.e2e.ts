import {heading, navLink, navbar} from '../support/frame';
import {expect, test, visit} from '../support/test';

const ID_KEY = 'docusaurus.announcement.id';

test('a closed announcement stays closed until there is a new one', async ({page}) => {
  const bar = page.getByRole('banner');
  await visit(page, '/subscribe');
  await bar.getByRole('button', {name: 'Close'}).press('Enter');
  await expect(bar).toBeHidden();
  await expect.poll(async () => (await navbar(page).boundingBox())?.y).toBe(0);
  await navLink(page, 'Chat').click();
  await expect(heading(page)).toHaveText('Chat');
  await expect(bar).toBeHidden();

  // After a reload, the bar is hidden even before the page's scripts load.
  await page.route('**/*.js', (route) => route.fulfill({body: ''}));
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(bar).toBeHidden();
  await page.unroute('**/*.js');

  // Simulates that the reader closed a different announcement on an earlier visit.
  await page.evaluate((key) => localStorage.setItem(key, 'something-older'), ID_KEY);
  await visit(page, '/chat');
  await expect(bar).toBeInViewport({ratio: 1});
});
