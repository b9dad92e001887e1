import {expect, test as base} from '@playwright/test';
import type {ConsoleMessage, Page} from '@playwright/test';
import {answerThirdParties} from './thirdParties';

interface Options {
  /** Console errors this test provokes on purpose; any other fails it. */
  allowedConsole: readonly RegExp[];
  /** Whether the newsletter pop-up counts as shown, as it does for most readers. */
  popupSeen: boolean;
  /** Whether links in view are fetched ahead; half of the requests of a visit, so it is off. */
  prefetches: boolean;
  /** Errors thrown in the page that this test provokes on purpose. */
  allowedPageErrors: readonly RegExp[];
}

interface Fixtures {
  /** Everything the site did that it should not have done; empty at the end of a good test. */
  readonly faults: string[];
}

/** A foreign resource that fails is the test's own doing: every one of them is a stand-in. */
function isFault(message: ConsoleMessage, own: string): boolean {
  const foreign =
    /^Failed to load resource/.test(message.text()) && !message.location().url.startsWith(own);
  return (message.type() === 'error' && !foreign) || /hydrat/i.test(message.text());
}

function markPopupSeen(): void {
  try {
    localStorage.setItem('newsletter-popup', 'shown');
  } catch {
    // The test has broken the storage on purpose.
  }
}

/** Keeps the client from prefetching, as for a reader who saves data; it still starts when idle. */
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

/** Goes to a path, turns to the page as a reader's pointer does, and waits until it all answers. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await answering(page);
}

/** Turns to the page, and waits until React has taken it over. */
export async function answering(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

/** Time stands still until the test moves it; a page has to start with real time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** A navigation within the document leaves this mark alone; a reload wipes it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
}

export {expect};

export interface Gate {
  readonly open: () => void;
  /** Resolves when the gate is opened. */
  readonly opened: Promise<void>;
}

/** Holds an answer back until the test has seen what the reader sees meanwhile. */
export function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {open, opened};
}

/** The ways in which a browser may have no local storage; each runs before the page's scripts. */
export const WITHOUT_STORAGE = {
  'throws when it is touched': () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'refuses to be written': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'refuses to be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.setItem = Storage.prototype.getItem;
  },
  'is missing': () => {
    Object.defineProperty(window, 'localStorage', {configurable: true, value: null});
  },
} as const;
