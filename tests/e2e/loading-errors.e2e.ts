import type {Page} from '@playwright/test';
import {contrast} from '../support/accessibility';
import {failPageScripts, holdScripts} from '../support/scripts';
import {heading, navLink} from '../support/frame';
import {expect, hydrated, isSameDocument, markDocument, test, visit} from '../support/test';

declare global {
  interface Window {
    /** Undoes the change that made the page crash. */
    restoreObservers: () => void;
  }
}

/** Returns a list that collects the paths of all documents that the page requests from now on. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

test.describe('when the code of a page fails to load', () => {
  test.use({
    allowedConsole: [/^Failed to load resource|Loading (?:CSS )?chunk .+ failed/],
    allowedPageErrors: [/^Loading (?:CSS )?chunk .+ failed/],
  });

  test('a click opens the page with one reload, and the page can be read even if its code never loads', async ({
    page,
  }) => {
    await visit(page, '/subscribe');
    await markDocument(page);
    const documents = recordDocuments(page);
    let isBlocked = () => documents.length === 0;
    await failPageScripts(page, () => isBlocked());
    await navLink(page, 'Chat').click();
    await expect(heading(page, 'Chat')).toBeVisible();
    await hydrated(page);
    expect(documents).toEqual(['/chat']);
    expect(await isSameDocument(page)).toBe(false);

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

  test('an error is shown if the reload fails too, and its Retry button opens the page later', async ({
    page,
  }) => {
    await visit(page, '/subscribe');
    const scripts = await holdScripts(page);
    await navLink(page, 'Chat').click();
    const first = await scripts.take();
    await navLink(page, 'Intelligence').click();
    const second = await scripts.take();
    await page.route('/intelligence', (route) => route.abort('aborted'));
    await Promise.all(first.map((route) => route.continue()));
    await Promise.all(second.map((route) => route.abort()));
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

test.describe('a page whose style sheet is missing', () => {
  test.use({allowedConsole: [/^Failed to load resource/]});

  test('says that the site did not load properly, and is legible in dark mode', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto('/blog/reading-a-tide-table');
    const banner = page.getByRole('alert').filter({hasText: 'did not load properly'});
    await expect(banner).toBeVisible();
    expect((await contrast(banner)).ratio).toBeGreaterThan(7);
    await expect(heading(page, 'Reading a tide table')).toBeVisible();
  });
});

test.describe('a page that crashes', () => {
  test.use({allowedConsole: [/No sizes today/]});

  test('says so with the chain of errors, keeps the navbar working and recovers on Try again', async ({
    page,
  }) => {
    const open = () =>
      page.getByRole('main').locator('a[href="/blog/reading-a-tide-table"]').first().click();
    await visit(page, '/blog/archive');
    await page.evaluate(() => {
      const {ResizeObserver, MutationObserver} = window;
      window.restoreObservers = () => Object.assign(window, {ResizeObserver, MutationObserver});
      // The posts' code blocks need both observers.
      const broken = function () {
        throw new Error('No sizes today', {cause: new Error('The ruler is gone')});
      };
      Object.assign(window, {ResizeObserver: broken, MutationObserver: broken});
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
    await page.evaluate(() => window.restoreObservers());
    await tryAgain.click();
    await expect(heading(page, 'Reading a tide table')).toBeVisible();
    await expect(tryAgain).toHaveCount(0);
  });
});
