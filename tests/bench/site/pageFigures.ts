import {once} from 'node:events';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {createServer} from 'node:net';
import type * as Playwright from '@playwright/test';
import lighthouse from 'lighthouse';
import {getBrowser} from '../../../src/cli/lib/getBrowser.mjs';
import {median} from './report';

// Uses `require`, because `import` of Playwright fails with jiti's loader on Node 20.
const {chromium} = createRequire(__filename)('@playwright/test') as typeof Playwright;

/** Chromium can reach only this machine, so that third parties do not affect the figures. */
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

/** Figures of a page on its first visit. */
export interface PageFigures {
  /** Score of Lighthouse, 0–100. */
  readonly performance: number;
  /** Total blocking time in milliseconds. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Longest task in milliseconds, on a processor four times slower. */
  readonly longestTask: number;
  readonly requests: number;
  /** Bytes transferred, like the next three. */
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
  readonly document: number;
}

interface Resource {
  readonly resourceType: string;
  readonly requestCount: number;
  readonly transferSize: number;
}

function items<Item>(details: unknown): readonly Item[] {
  return (details as {items?: readonly Item[]} | undefined)?.items ?? [];
}

/** Opens a page with Lighthouse, as on the first visit of a phone, in a new browser. */
async function visitOnce(address: string): Promise<PageFigures> {
  const port = await freePort();
  const {CHROMIUM_PATH, PLAYWRIGHT_CHANNEL} = {...process.env, ...(await getBrowser())};
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    channel: PLAYWRIGHT_CHANNEL,
    args: [...ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    const flags = {port, onlyCategories: ['performance'], logLevel: 'silent'} as const;
    const {categories, audits, runtimeError} =
      (await lighthouse(address, {...flags, onlyCategories: [...flags.onlyCategories]}))?.lhr ?? {};
    if (!categories || !audits || runtimeError) {
      throw new Error(`Lighthouse found nothing at ${address}: ${runtimeError?.message}`);
    }
    const resources = items<Resource>(audits['resource-summary']?.details);
    const ofType = (type: string) => resources.find(({resourceType}) => resourceType === type);
    const bytes = (type: string) => ofType(type)?.transferSize ?? 0;
    const tasks = items<{duration: number}>(audits['long-tasks']?.details);
    return {
      performance: Math.round((categories['performance']?.score ?? NaN) * 100),
      blocking: audits['total-blocking-time']?.numericValue ?? NaN,
      shift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      longestTask: Math.max(0, ...tasks.map(({duration}) => duration)),
      requests: ofType('total')?.requestCount ?? NaN,
      script: bytes('script'),
      stylesheet: bytes('stylesheet'),
      font: bytes('font'),
      document: bytes('document'),
    };
  } finally {
    await browser.close();
  }
}

/** Returns the median of each figure over several visits. */
export async function pageFigures(address: string, runs: number): Promise<PageFigures> {
  const all: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await visitOnce(address));
  }
  const names = Object.keys(all[0] ?? {}) as (keyof PageFigures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name]))]),
  ) as unknown as PageFigures;
}
