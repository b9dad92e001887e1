import type {Page, Route} from '@playwright/test';

const SCRIPTS = '**/assets/js/*.js';

export interface HeldScripts {
  /** Takes the scripts that have been asked for since the last call; they stay held. */
  readonly take: () => Promise<Route[]>;
  /** Lets what is held, and whatever comes, through. */
  readonly letThrough: () => Promise<void>;
}

/** Leaves every script that is to run from now on without an answer. A prefetch gets one. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  let holds = true;
  let held: Route[] = [];
  const take = async () => {
    // What the page has asked for before this has reached us when this has been answered.
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

/** Fails every script of a page, though not the two that every page starts with. */
export async function failPageScripts(page: Page, fails: () => boolean): Promise<void> {
  await page.route(SCRIPTS, (route) => {
    const isEntry = /\/(?:main|runtime~main)\.[^/]+$/.test(route.request().url());
    return fails() && !isEntry && route.request().resourceType() === 'script'
      ? route.abort()
      : route.fallback();
  });
}

/** The scripts that are run, and those that are only fetched ahead, from now on. */
export function recordScripts(page: Page): {readonly run: string[]; readonly prefetched: string[]} {
  const run: string[] = [];
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      (request.resourceType() === 'script' ? run : prefetched).push(request.url());
    }
  });
  return {run, prefetched};
}
