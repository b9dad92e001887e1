import type {Page, Request, Route} from '@playwright/test';

const SCRIPTS = '**/assets/js/*.js';

interface HeldRequests {
  /** Returns the requests held since the last call. The caller must continue or abort them. */
  readonly take: () => Promise<Route[]>;
  /** Lets held and later requests through. */
  readonly letThrough: () => Promise<void>;
}

/** Holds all requests to these addresses from now on. */
export async function holdRequests(
  page: Page,
  patterns: readonly string[],
  isHeld = (_request: Request): boolean => true,
): Promise<HeldRequests> {
  let isHolding = true;
  const held: Route[] = [];
  for (const pattern of patterns) {
    await page.route(pattern, (route) =>
      isHolding && isHeld(route.request()) ? void held.push(route) : route.fallback(),
    );
  }
  return {
    async take() {
      // All requests that the page sent before this one have arrived when it is answered.
      await page.evaluate(() => fetch('/robots.txt'));
      return held.splice(0);
    },
    async letThrough() {
      isHolding = false;
      await Promise.all(held.splice(0).map((route) => route.fallback()));
    },
  };
}

function isScript(request: Request): boolean {
  return request.resourceType() === 'script';
}

/** Holds all requests for scripts from now on, except prefetches. */
export function holdScripts(page: Page): Promise<HeldRequests> {
  return holdRequests(page, [SCRIPTS], isScript);
}

/** Aborts requests for scripts while `isBlocked` returns true, except for the two entry scripts. */
export async function failPageScripts(page: Page, isBlocked: () => boolean): Promise<void> {
  await page.route(SCRIPTS, (route) => {
    const isEntry = /\/(?:main|runtime~main)\.[^/]+$/.test(route.request().url());
    return isBlocked() && !isEntry && isScript(route.request()) ? route.abort() : route.fallback();
  });
}

/** Returns a list that collects the addresses of the requests that match a pattern from now on. */
export function recordRequests(page: Page, address: RegExp): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) {
      requested.push(request.url());
    }
  });
  return requested;
}

/** Returns two lists of the scripts that the page requests from now on: to run, and as prefetches. */
export function recordScripts(page: Page) {
  const scripts = {run: [] as string[], prefetched: [] as string[]};
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      scripts[isScript(request) ? 'run' : 'prefetched'].push(request.url());
    }
  });
  return scripts;
}

/** Returns a list that collects the paths of all documents that the page requests from now on. */
export function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}
