import {expect, test as base} from '@playwright/test';
import type {ConsoleMessage, Page} from '@playwright/test';
import {answerThirdParties} from './thirdParties';

interface Options {
  /** Console errors that this test expects; any other fails it. */
  allowedConsole: readonly RegExp[];
  /** True if the newsletter pop-up has been shown before, as for most readers. */
  popupSeen: boolean;
  /** True if visible links are prefetched; off by default, because it doubles the requests. */
  prefetches: boolean;
  /** Page errors that this test expects. */
  allowedPageErrors: readonly RegExp[];
}

interface Fixtures {
  /** Faults of the site during the test; a test passes only if there are none. */
  readonly faults: string[];
}

/** Failures of foreign resources are caused by the test, because all of them are stand-ins. */
function isFault(message: ConsoleMessage, own: string): boolean {
  const foreign =
    /^Failed to load resource/.test(message.text()) && !message.location().url.startsWith(own);
  return (message.type() === 'error' && !foreign) || /hydrat/i.test(message.text());
}

function markPopupSeen(): void {
  try {
    localStorage.setItem('newsletter-popup', 'shown');
  } catch {
    // The test has disabled the storage.
  }
}

/** Turns off prefetching, as with data saver; the client still starts when idle. */
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
 * Playwright's test with the outside network cut off: the third parties of the shipped site are
 * stand-ins; any other request that leaves the site, an error in the page, a hydration warning or a
 * `console.error` fails the test that caused it.
 */
export const test = base.extend<Options & Fixtures>({
  allowedConsole: [[], {option: true}],
  allowedPageErrors: [[], {option: true}],
  popupSeen: [true, {option: true}],
  prefetches: [false, {option: true}],
  faults: [
    async ({context, baseURL, allowedConsole, allowedPageErrors, popupSeen, prefetches}, use) => {
      const faults: string[] = [];
      const own = new URL(baseURL ?? 'http://localhost').origin;
      await context.route(
        (url) => url.protocol.startsWith('http') && url.origin !== own,
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
      context.on('console', (message) => {
        if (
          isFault(message, own) &&
          !allowedConsole.some((pattern) => pattern.test(message.text()))
        ) {
          faults.push(`console ${message.type()}: ${message.text()}`);
        }
      });
      context.on('weberror', (error) => {
        const {message} = error.error();
        if (!allowedPageErrors.some((pattern) => pattern.test(message))) {
          faults.push(`page error: ${message}`);
        }
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    {auto: true},
  ],
});

/** Opens a path, moves the pointer to start the client, and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await answering(page);
}

/** Moves the pointer to start the client, and waits for hydration. */
export async function answering(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

/** Stops the clock until the test advances it; a page must load in real time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Marks the document: client navigation keeps the mark, a reload removes it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
}

export {expect};
