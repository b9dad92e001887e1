import {expect, test as base} from '@playwright/test';
import type {ConsoleMessage, Page} from '@playwright/test';
import {answerThirdParties} from './thirdParties';

interface Options {
  /** Patterns of console errors and uncaught errors that do not fail the test. */
  allowedErrors: readonly RegExp[];
  /** True if the browser remembers that the newsletter pop-up was shown. True by default. */
  popupSeen: boolean;
  /** True if visible links are prefetched. False by default, because this doubles the requests. */
  prefetches: boolean;
}

interface Fixtures {
  /** Faults of the site during the test. Each fails the test. */
  readonly faults: string[];
}

/**
 * Returns true if a console message is an error or a hydration warning. Third-party resources may fail
 * to load, because the test itself makes them fail.
 */
function isFault(message: ConsoleMessage, siteOrigin: string): boolean {
  const isThirdParty =
    /^Failed to load resource/.test(message.text()) &&
    !message.location().url.startsWith(siteOrigin);
  return (message.type() === 'error' && !isThirdParty) || /hydrat/i.test(message.text());
}

function markPopupSeen(): void {
  try {
    localStorage.setItem('newsletter-popup', 'shown');
  } catch {
    // The test has disabled the storage.
  }
}

/**
 * Turns off Docusaurus' prefetching of links, by the browser's setting to save data. The setting is off
 * until Docusaurus has started, so that the loader still fetches the shared scripts on an idle page.
 */
function saveData(): void {
  const connection = {
    effectiveType: '4g',
    get saveData() {
      return 'docusaurusRoot' in window;
    },
  };
  Object.defineProperty(Navigator.prototype, 'connection', {
    configurable: true,
    get: () => connection,
  });
}

/**
 * Playwright's `test` without a network: stand-ins answer for the third parties of the shipped site.
 * Any other request to another site, an uncaught error, a hydration warning and a `console.error` fail
 * the test.
 */
export const test = base.extend<Options & Fixtures>({
  allowedErrors: [[], {option: true}],
  popupSeen: [true, {option: true}],
  prefetches: [false, {option: true}],
  faults: [
    async ({context, baseURL, allowedErrors, popupSeen, prefetches}, use) => {
      const faults: string[] = [];
      const siteOrigin = new URL(baseURL ?? 'http://localhost').origin;
      await context.route(
        (url) => url.protocol.startsWith('http') && url.origin !== siteOrigin,
        (route) => {
          faults.push(`request outside the site: ${route.request().url()}`);
          return route.abort();
        },
      );
      await answerThirdParties(context);
      if (popupSeen) {
        await context.addInitScript(markPopupSeen);
      }
      if (!prefetches) {
        await context.addInitScript(saveData);
      }
      const report = (kind: string, text: string) => {
        if (!allowedErrors.some((pattern) => pattern.test(text))) {
          faults.push(`${kind}: ${text}`);
        }
      };
      context.on('console', (message) => {
        if (isFault(message, siteOrigin)) {
          report(`console ${message.type()}`, message.text());
        }
      });
      context.on('weberror', (error) => report('page error', error.error().message));
      await use(faults);
      expect(faults).toEqual([]);
    },
    {auto: true},
  ],
});

/** Opens a path, moves the pointer so that the site's scripts load, and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await hydrate(page);
}

/** Moves the pointer so that the site's scripts load, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
  await loadClient(page);
}

/** Loads the client, as the first interaction does, and waits for hydration. */
export async function loadClient(page: Page): Promise<void> {
  const isHydrated = () =>
    page
      .evaluate(() => {
        if (document.readyState !== 'loading') {
          window.lateClient?.load();
        }
        return document.documentElement.dataset['hasHydrated'];
      })
      // The page is being replaced.
      .catch(() => undefined);
  await expect.poll(isHydrated, {intervals: [20, 50, 100], timeout: 60_000}).toBe('true');
}

/** Stops the clock of the opened page until the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Marks the document, so that `isSameDocument` can tell navigation within it from a reload. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

/** Returns true if no document has been loaded since `markDocument`. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
}

export {expect};
