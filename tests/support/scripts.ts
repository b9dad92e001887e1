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

export interface Scripts {
  readonly run: string[];
  /** Those of `run` that have arrived. */
  readonly arrived: string[];
  /** Fetched ahead, and not run by that. */
  readonly prefetched: string[];
}

/** The scripts a page asks for from now on. */
export function recordScripts(page: Page): Scripts {
  const scripts: Scripts = {run: [], arrived: [], prefetched: []};
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      const isRun = request.resourceType() === 'script';
      (isRun ? scripts.run : scripts.prefetched).push(request.url());
    }
  });
  page.on('requestfinished', (request) => {
    if (scripts.run.includes(request.url()) && request.resourceType() === 'script') {
      scripts.arrived.push(request.url());
    }
  });
  return scripts;
}
