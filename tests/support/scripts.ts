import type {Page, Route} from '@playwright/test';

const SCRIPTS = '**/assets/js/*.js';

export interface HeldScripts {
  /** Returns the scripts requested since the last call; they stay blocked. */
  readonly take: () => Promise<Route[]>;
  /** Lets blocked and later requests through. */
  readonly letThrough: () => Promise<void>;
}

/** Blocks all script requests from now on, except prefetches. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  let holds = true;
  let held: Route[] = [];
  const take = async () => {
    // When this is answered, all earlier requests of the page have arrived.
    await page.evaluate(() => fetch('/robots.txt'));
    const taken = held;
    held = [];
    return taken;
  };
  await page.route(SCRIPTS, (route) => {
    if (!holds || route.request().resourceType() !== 'script') {
      return route.fallback();
    }
    held.push(route);
    return undefined;
  });
  return {
    take,
    letThrough: async () => {
      holds = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Fails all scripts of a page except the two that every page starts with. */
export async function failPageScripts(page: Page, fails: () => boolean): Promise<void> {
  await page.route(SCRIPTS, (route) => {
    const isEntry = /\/(?:main|runtime~main)\.[^/]+$/.test(route.request().url());
    return fails() && !isEntry && route.request().resourceType() === 'script'
      ? route.abort()
      : route.fallback();
  });
}

/** The scripts a page asks for from now on: those that run, and those that are only prefetched. */
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
