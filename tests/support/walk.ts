import type {Page} from '@playwright/test';
import type {MappedPage} from './siteMap';
import {expect, hydrated, isSameDocument, markDocument} from './test';

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
/** Time limit for a page in milliseconds. */
const TIMEOUT = 20_000;

/**
 * Opens a page as a link within the site does. Resolves with the page that is shown at the end. Runs in
 * the browser.
 */
async function goTo({
  target: {path, title, heading},
  timeout,
}: {
  readonly target: MappedPage;
  readonly timeout: number;
}): Promise<MappedPage> {
  const plain = (text: string | null | undefined): string =>
    (text ?? '').replace(/[\s\u200b]+/g, ' ').trim();
  const currentPage = (): MappedPage => ({
    path: decodeURI(window.location.pathname),
    title: plain(document.title),
    heading: plain(document.querySelector('h1')?.textContent),
  });
  const hasArrived = (): boolean =>
    currentPage().title === title && currentPage().heading === heading;
  const start = performance.now();
  window.history.pushState({}, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  while (!hasArrived() && performance.now() - start < timeout) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return currentPage();
}

/** Opens all pages one after another and expects no reload and no failed request. */
export async function expectWholeWalk(page: Page, pages: readonly MappedPage[]): Promise<void> {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) {
      failed.push(response.url());
    }
  });
  await page.route(/\/img\/.+\.(?:svg|png|avif|webp)/, (route) =>
    route.fulfill({contentType: 'image/svg+xml', body: EMPTY_PICTURE}),
  );
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  for (const target of pages) {
    expect(await page.evaluate(goTo, {target, timeout: TIMEOUT})).toEqual(target);
  }
  expect(failed).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
}
