import {failPageScripts, holdScripts, recordDocuments} from '../support/scripts';
import {heading, navLink} from '../support/frame';
import {expect, loadClient, isSameDocument, markDocument, test, visit} from '../support/test';

test.describe('when the code of a page fails to load', () => {
  test.use({allowedErrors: [/^Failed to load resource|Loading (?:CSS )?chunk .+ failed/]});

  test('the page opens with one reload and is readable without its code', async ({page}) => {
    await visit(page, '/subscribe');
    await markDocument(page);
    const documents = recordDocuments(page);
    // The scripts of the next page fail, but load after the reload.
    let isBlocked = () => documents.length === 0;
    await failPageScripts(page, () => isBlocked());
    await navLink(page, 'Chat').click();
    await expect(heading(page, 'Chat')).toBeVisible();
    await loadClient(page);
    expect(documents).toEqual(['/chat']);
    expect(await isSameDocument(page)).toBe(false);

    // The scripts fail after the reload, too.
    isBlocked = () => true;
    const failure = page.waitForEvent('pageerror', () => documents.length === 2);
    await navLink(page, 'Intelligence').click();
    await expect.poll(() => documents.length).toBe(2);
    await expect(heading(page, 'Intelligence')).toBeVisible();
    await page.waitForLoadState();
    await page.mouse.move(100, 100, {steps: 5});
    await failure;
    expect(documents).toEqual(['/chat', '/intelligence']);
    await navLink(page, 'Blog').click();
    await expect(heading(page, 'Blog')).toBeVisible();
    await navLink(page, 'Chat').click();
    await expect(heading(page, 'Chat')).toHaveCount(1);
    await expect(heading(page, 'Chat')).toBeVisible();
  });

  test('if the reload fails too, an error has a button to retry', async ({page}) => {
    await visit(page, '/subscribe');
    const scripts = await holdScripts(page);
    await navLink(page, 'Chat').click();
    const scriptsOfChat = await scripts.take();
    await navLink(page, 'Intelligence').click();
    const scriptsOfMap = await scripts.take();
    await page.route('/intelligence', (route) => route.abort('aborted'));
    await Promise.all(scriptsOfChat.map((route) => route.continue()));
    await Promise.all(scriptsOfMap.map((route) => route.abort()));
    const retry = page.getByRole('button', {name: 'Retry', exact: true});
    await expect(retry).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('alert')).not.toContainText(/chunk|\.js/);
    await scripts.letThrough();
    await retry.click();
    await expect(heading(page, 'Intelligence')).toBeVisible();
    await expect(retry).toHaveCount(0);
  });
});

test.describe('a page that crashes', () => {
  test.use({allowedErrors: [/No sizes today/]});

  test('shows the chain of errors, and recovers on Try again', async ({page}) => {
    const open = () =>
      page.getByRole('main').locator('a[href="/blog/reading-a-tide-table"]').first().click();
    await visit(page, '/blog/archive');
    const observers = await page.evaluateHandle(() => {
      const {ResizeObserver, MutationObserver} = window;
      // The posts' code blocks need both observers.
      const broken = function () {
        throw new Error('No sizes today', {cause: new Error('The ruler is gone')});
      };
      Object.assign(window, {ResizeObserver: broken, MutationObserver: broken});
      return {ResizeObserver, MutationObserver};
    });
    await open();
    const crash = heading(page, 'This page crashed.');
    await expect(crash).toBeVisible();
    await navLink(page, 'Blog').click();
    await expect(heading(page, 'Blog')).toBeVisible();
    await open();
    await expect(crash).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(/No sizes today\s+Cause:\s+The ruler is gone/);
    const tryAgain = main.getByRole('button', {name: 'Try again'});
    await tryAgain.click();
    await expect(crash).toBeVisible();
    await observers.evaluate((restored) => void Object.assign(window, restored));
    await tryAgain.click();
    await expect(heading(page, 'Reading a tide table')).toBeVisible();
    await expect(tryAgain).toHaveCount(0);
  });
});
