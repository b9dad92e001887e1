import type {Page} from '@playwright/test';
import {heading, navLink, navbar} from '../support/frame';
import {expect, hydrated, test, visit} from '../support/test';

const ID_KEY = 'docusaurus.announcement.id';

function bar(page: Page) {
  return page.getByRole('banner');
}

function closeButton(page: Page) {
  return bar(page).getByRole('button', {name: 'Close'});
}

test('a closed announcement stays closed until there is a new one', async ({page}) => {
  const close = async () => {
    await closeButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
  };
  await visit(page, '/subscribe');
  await close();
  await expect.poll(async () => (await navbar(page).boundingBox())?.y).toBe(0);
  await navLink(page, 'Chat').click();
  await expect(heading(page)).toHaveText('Chat');
  await expect(bar(page)).toBeHidden();

  // It is hidden even before the page's scripts load.
  await page.route('**/*.js', (route) => route.fulfill({body: ''}));
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.unroute('**/*.js');

  // As if the site had a different announcement on the reader's last visit.
  await page.evaluate((key) => localStorage.setItem(key, 'something-older'), ID_KEY);
  await visit(page, '/chat');
  await expect(bar(page)).toBeInViewport({ratio: 1});
  await close();
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeHidden();
});
