import type {Page, Route} from '@playwright/test';

const SCRIPTS = '**/assets/js/*.js';

interface HeldScripts {
  /** Returns the requests held since the last call. The caller must continue or abort them. */
  readonly take: () => Promise<Route[]>;
  /** Lets held and later requests through. */
  readonly letThrough: () => Promise<void>;
}

/** Holds all requests for scripts from now on, except prefetches. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  let isHolding = true;
  let held: Route[] = [];
  const take = async () => {
    // All requests that the page sent before this one have arrived when it is answered.
    await page.evaluate(() => fetch('/robots.txt'));
    const taken = held;
    held = [];
    return taken;
  };
  await page.route(SCRIPTS, (route) => {
    if (!isHolding || route.request().resourceType() !== 'script') {
      return route.fallback();
    }
    held.push(route);
    return undefined;
  });
  return {
    take,
    letThrough: async () => {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Aborts requests for scripts while `isBlocked` returns true, except for the two entry scripts. */
export async function failPageScripts(page: Page, isBlocked: () => boolean): Promise<void> {
  await page.route(SCRIPTS, (route) => {
    const isEntry = /\/(?:main|runtime~main)\.[^/]+$/.test(route.request().url());
    return isBlocked() && !isEntry && route.request().resourceType() === 'script'
      ? route.abort()
      : route.fallback();
  });
}

/** Returns two lists of the scripts that the page requests from now on: to run, and as prefetches. */
export function recordScripts(page: Page) {
  const scripts = {run: [] as string[], prefetched: [] as string[]};
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      const isRun = request.resourceType() === 'script';
      (isRun ? scripts.run : scripts.prefetched).push(request.url());
    }
  });
  return scripts;
}
