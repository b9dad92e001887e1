import {answerParts, askChat, ANSWERABLE} from '../support/chatPage';
import {openSearch, searchFor, searchModal} from '../support/searchModal';
import {heading, modeToggle} from '../support/frame';
import {expect, test, visit} from '../support/test';

test.describe('without local storage', () => {
  test.use({popupSeen: false});

  test('the console has a warning, and everything works @nightly', async ({page, context}) => {
    const warnings: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await visit(page, '/chat');
    await expect(answerParts(await askChat(page, ANSWERABLE.question)).passages).not.toHaveCount(0);
    await searchFor(page, 'postmark');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('What a postmark proves');
    await openSearch(page);
    await expect(searchModal(page).dialog.getByText('No recent searches')).toBeVisible();

    await visit(page, '/blog/a-very-wide-note');
    const announcement = page.getByRole('banner');
    await announcement.getByRole('button', {name: 'Close'}).click();
    await expect(announcement).toHaveCount(0);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 4000);
    const popup = page.getByRole('dialog');
    await popup.getByRole('button', {name: 'Close'}).click();
    await expect(popup).toHaveCount(0);
    await modeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    // The test opens two documents, and each logs one warning.
    expect(warnings).toHaveLength(2);
    expect(warnings.filter((text) => !/storage is not available/i.test(text))).toEqual([]);
  });
});

test.describe('errors of scripts', () => {
  test.use({allowedErrors: [/ours/]});

  test('only opaque errors of third-party scripts are silenced', async ({page}) => {
    await visit(page, '/subscribe');
    const silenced = await page.evaluate(() =>
      [
        {message: 'Script error.'},
        {message: 'Script error.', filename: '/assets/js/main.js', lineno: 3},
        {message: 'Error: ours', filename: '/assets/js/main.js', lineno: 3},
      ].map((init) => !dispatchEvent(new ErrorEvent('error', {...init, cancelable: true}))),
    );
    expect(silenced).toEqual([true, false, false]);
  });
});
