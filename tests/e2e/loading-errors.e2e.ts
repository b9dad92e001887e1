import type {Page} from '@playwright/test';
import {failPageScripts, holdScripts} from '../support/scripts';
import {expect, hydrated, isSameDocument, markDocument, test, visit} from '../support/test';

declare global {
  interface Window {
    /** Takes back what made the page crash. */
    mend: () => void;
  }
}

const POST = '/blog/an-agent-is-a-loop';

function navLink(page: Page, name: string) {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', {level: 1, name, exact: true});
}

/** Counts the documents that are asked for from now on. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

test.describe('when code of a page does not arrive', () => {
  test.use({
    allowedConsole: [/^Failed to load resource/],
    allowedPageErrors: [/^Loading chunk .+ failed/],
  });

  test('a click leads to the page all the same, by a reload', async ({page}) => {
    await visit(page, '/subscribe');
    await markDocument(page);
    const documents = recordDocuments(page);
    await failPageScripts(page, () => documents.length === 0);
    await navLink(page, 'Chat').click();
    await expect(heading(page, 'Chat')).toBeVisible();
    await hydrated(page);
    expect(documents).toEqual(['/chat']);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('for good, the page is reloaded once and can be read, and its links lead on', async ({
    page,
  }) => {
    await visit(page, '/subscribe');
    const documents = recordDocuments(page);
    await failPageScripts(page, () => true);
    const secondFailure = page.waitForEvent('pageerror', () => documents.length === 1);
    await navLink(page, 'Chat').click();
    await secondFailure;
    await expect(heading(page, 'Chat')).toBeVisible();
    expect(documents).toEqual(['/chat']);
    await navLink(page, 'Intelligence').click();
    await expect(heading(page, 'Intelligence')).toBeVisible();
    expect(documents).toEqual(['/chat', '/intelligence']);
  });

  test('on a first visit, the page can be read and its links lead on', async ({page}) => {
    await failPageScripts(page, () => true);
    const failure = page.waitForEvent('pageerror');
    await page.goto('/chat');
    await failure;
    await expect(heading(page, 'Chat')).toHaveCount(1);
    await expect(heading(page, 'Chat')).toBeVisible();
    await navLink(page, 'Intelligence').click();
    await expect(heading(page, 'Intelligence')).toBeVisible();
  });

  // Two clicks in a row, the first page arriving first: the one way to the screens of loading.
  test('after a second click, the error and Retry are shown where the reload is stopped', async ({
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
    await expect(page.getByText(/Loading chunk .+ failed/)).toBeVisible();
    await scripts.letThrough();
    await retry.click();
    await expect(heading(page, 'Intelligence')).toBeVisible();
    await expect(retry).toHaveCount(0);
  });
});

test('after a second click, a spinner stands in for the page from 200 ms on', async ({page}) => {
  await visit(page, '/subscribe');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const spinner = page.locator('svg#loader');
  const scripts = await holdScripts(page);
  await navLink(page, 'Chat').click();
  const first = await scripts.take();
  await navLink(page, 'Intelligence').click();
  await Promise.all(first.map((route) => route.continue()));
  await expect(heading(page, 'Subscribe')).toHaveCount(0);
  await page.clock.runFor(190);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(spinner).toBeVisible();
  await scripts.letThrough();
  await expect(heading(page, 'Intelligence')).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('an address with .html, as some hosts answer it, shows its page once', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/chat')).text();
  await page.route('/chat.html', (route) =>
    route.fulfill({body: html, contentType: 'text/html; charset=utf-8'}),
  );
  await page.goto('/chat.html', {waitUntil: 'commit'});
  await hydrated(page);
  await expect(heading(page, 'Chat')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
});

test.describe('a page that crashes', () => {
  test.use({allowedConsole: [/No sizes today/]});

  test('says so, with the chain of errors, and comes back on Try again', async ({page}) => {
    await visit(page, '/blog');
    await page.evaluate(() => {
      const {ResizeObserver} = window;
      window.mend = () => {
        window.ResizeObserver = ResizeObserver;
      };
      // What blocks of code are measured with.
      const broken = function () {
        throw new Error('No sizes today', {cause: new Error('The ruler is gone')});
      };
      window.ResizeObserver = broken as unknown as typeof ResizeObserver;
    });
    await page.getByRole('main').locator(`a[href="${POST}"]`).first().click();
    await expect(heading(page, 'This page crashed.')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(/No sizes today\s+Cause:\s+The ruler is gone/);
    const tryAgain = main.getByRole('button', {name: 'Try again'});
    await tryAgain.click();
    await expect(heading(page, 'This page crashed.')).toBeVisible();
    await page.evaluate(() => window.mend());
    await tryAgain.click();
    await expect(heading(page, 'An agent is a loop')).toBeVisible();
    await expect(tryAgain).toHaveCount(0);
  });

  test('leaves the navbar working', async ({page}) => {
    await visit(page, '/blog');
    await page.evaluate(() => {
      window.ResizeObserver = function () {
        throw new Error('No sizes today');
      } as unknown as typeof ResizeObserver;
    });
    await page.getByRole('main').locator(`a[href="${POST}"]`).first().click();
    await expect(heading(page, 'This page crashed.')).toBeVisible();
    await navLink(page, 'Chat').click();
    await expect(heading(page, 'Chat')).toBeVisible();
  });
});

test.describe('a site that stands under another path than it was built for', () => {
  test.use({allowedConsole: [/^Failed to load resource/]});

  test('says that it did not load properly, and which path would do', async ({page, request}) => {
    const html = await (await request.get('/')).text();
    await page.route('/wrong/', (route) =>
      route.fulfill({body: html, contentType: 'text/html; charset=utf-8'}),
    );
    await page.route('/assets/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/wrong/');
    await expect(page.getByText(/did not load properly/)).toBeVisible();
    await expect(page.getByText('Current configured baseUrl = /')).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl = /wrong/')).toBeVisible();
  });
});

test('a site that stands where it was built for shows no such banner', async ({page}) => {
  await visit(page, '/');
  await expect(page.getByText(/did not load properly/)).toHaveCount(0);
});
