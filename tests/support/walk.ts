import type {Page} from '@playwright/test';
import type {MappedPage} from './siteMap';
import {expect, hydrated, isSameDocument, markDocument} from './test';

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
/** Milliseconds to wait for a page. */
const PATIENCE = 20_000;

/** Navigates within the client, as a link does. Resolves with the page that is shown in the end. */
async function goTo({
  target: {path, title, heading},
  patience,
}: {
  readonly target: MappedPage;
  readonly patience: number;
}): Promise<MappedPage> {
  const plain = (text: string | null | undefined): string =>
    (text ?? '').replace(/[\s\u200b]+/g, ' ').trim();
  const shown = (): MappedPage => ({
    path: decodeURI(window.location.pathname),
    title: plain(document.title),
    heading: plain(document.querySelector('h1')?.textContent),
  });
  const isThere = (): boolean => shown().title === title && shown().heading === heading;
  const start = performance.now();
  window.history.pushState({}, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  while (!isThere() && performance.now() - start < patience) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return shown();
}

/**
 * Expects every page to be shown after the one before it, in one document and without a fault.
 * Another test looks for links to every page.
 */
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
    expect(await page.evaluate(goTo, {target, patience: PATIENCE})).toEqual(target);
  }
  expect(failed).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
}
