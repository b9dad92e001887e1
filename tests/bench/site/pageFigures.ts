import {once} from 'node:events';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {createServer} from 'node:net';
import {gzipSync} from 'node:zlib';
import type * as Playwright from '@playwright/test';
import lighthouse from 'lighthouse';
import {getBrowser} from '../../../src/cli/lib/getBrowser.mjs';
import {watchNetwork} from '../../support/watchNetwork';
import {median} from './report';

// With jiti's loader, `import` of Playwright fails on Node 20; `require` works.
const {chromium} = createRequire(__filename)('@playwright/test') as typeof Playwright;

/** Only the sites are reachable, so that third parties do not affect the figures. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Returns a port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function withBrowser<Result>(
  task: (browser: Playwright.Browser, port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const {CHROMIUM_PATH, PLAYWRIGHT_CHANNEL} = {...process.env, ...(await getBrowser())};
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    channel: PLAYWRIGHT_CHANNEL,
    args: [...ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    return await task(browser, port);
  } finally {
    await browser.close();
  }
}

function withPage<Result>(task: (page: Playwright.Page) => Promise<Result>): Promise<Result> {
  return withBrowser(async (browser) =>
    task(await browser.newPage({viewport: {width: 1280, height: 800}})),
  );
}

async function repeat<Result>(times: number, task: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) {
    results.push(await task());
  }
  return results;
}

/** CPU slowdown factor for a phone, as in Lighthouse. */
const SLOWDOWN = 4;

/** Milliseconds without a request after which a page is idle. */
const QUIET = 2000;

/** Weight of a page before any interaction, in bytes after gzip. */
interface PageWeight {
  readonly html: number;
  /** Scripts that run, without those that are only prefetched. */
  readonly scripts: number;
  readonly styles: number;
  /** Without gzip: fonts are compressed already. */
  readonly fonts: number;
  /** Requests to its own host until it is idle, including prefetches. */
  readonly requests: number;
}

const KINDS: Readonly<Record<string, 'scripts' | 'styles' | 'fonts'>> = {
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
};

async function sizeOf(response: Playwright.Response): Promise<number> {
  const body = await response.body();
  return response.request().resourceType() === 'font' ? body.length : gzipSync(body).length;
}

/** Opens a page as on a first visit and waits until it is idle. */
export function weighPage(address: string): Promise<PageWeight> {
  return withPage(async (page) => {
    const own = new URL(address).origin;
    const parts: {kind: 'scripts' | 'styles' | 'fonts'; size: Promise<number>}[] = [];
    const network = watchNetwork(page);
    let requests = 0;
    page.on('request', (request) => {
      requests += request.url().startsWith(own) ? 1 : 0;
    });
    page.on('response', (response) => {
      const kind = KINDS[response.request().resourceType()];
      if (kind && response.url().startsWith(own)) {
        const size = sizeOf(response);
        // Awaited below. If the page fails first, its error is reported instead of this one.
        size.catch(() => undefined);
        parts.push({kind, size});
      }
    });
    const response = await page.goto(address, {timeout: 120_000});
    await network.rest(QUIET, 60_000);
    if (!response?.ok()) {
      throw new Error(`${address} answers ${response?.status()}.`);
    }
    const sum = {scripts: 0, styles: 0, fonts: 0};
    for (const {kind, size} of parts) {
      sum[kind] += await size;
    }
    return {...sum, html: gzipSync(await response.body()).length, requests};
  });
}

interface LighthouseFigures {
  /** 0 to 100; the median of the runs. */
  readonly performance: number;
  /** Total blocking time in milliseconds; the median of the runs. */
  readonly blocking: number;
  /** Cumulative layout shift; the maximum of the runs. */
  readonly shift: number;
}

async function lookWithLighthouse(address: string): Promise<LighthouseFigures> {
  return withBrowser(async (_, port) => {
    const result = await lighthouse(address, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'silent',
    });
    const {categories, audits, runtimeError} = result?.lhr ?? {};
    if (!categories || !audits || runtimeError) {
      throw new Error(`Lighthouse found nothing at ${address}: ${runtimeError?.message}`);
    }
    return {
      performance: Math.round((categories['performance']?.score ?? NaN) * 100),
      blocking: audits['total-blocking-time']?.numericValue ?? NaN,
      shift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    };
  });
}

/** Returns mobile Lighthouse figures of a page, each run in a new browser. */
export async function lighthouseFigures(address: string, runs: number): Promise<LighthouseFigures> {
  const all = await repeat(runs, () => lookWithLighthouse(address));
  return {
    performance: median(all.map(({performance}) => performance)),
    blocking: median(all.map(({blocking}) => blocking)),
    shift: Math.max(...all.map(({shift}) => shift)),
  };
}

declare global {
  interface Window {
    /** Milliseconds of the longest task so far; 0 when none was over 50. */
    longestTask: number | undefined;
  }
}

function watchTasks(): void {
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      window.longestTask = Math.max(window.longestTask ?? 0, duration);
    }
  }).observe({type: 'longtask', buffered: true});
}

function lookForTasks(address: string): Promise<number> {
  return withPage(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.addInitScript(watchTasks);
    const network = watchNetwork(page);
    await page.goto(address, {timeout: 120_000});
    // By then, the idle time that the client waits for has passed.
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await network.rest(QUIET, 60_000);
    return (await page.evaluate(() => window.longestTask)) ?? NaN;
  });
}

/**
 * Returns the longest task of a page in milliseconds, from navigation until it is hydrated and idle,
 * on a processor four times slower: the median of several visits.
 */
export async function longestTask(address: string, runs: number): Promise<number> {
  return median(await repeat(runs, () => lookForTasks(address)));
}
