import {createRequire} from 'node:module';
import type * as Playwright from '@playwright/test';
import lighthouse from 'lighthouse';
import {getBrowser} from '../../../src/cli/lib/getBrowser.mjs';
import {freePort} from '../../support/serveBuild';
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

/** Figures of a page on its first visit. */
interface PageFigures {
  /** Lighthouse score, 0–100. */
  readonly performance: number;
  /** Total blocking time in milliseconds. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Longest task in milliseconds, on a processor four times slower. */
  readonly longestTask: number;
  readonly requests: number;
  /** Transferred bytes of scripts. The next three fields are bytes, too. */
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
    const run = await lighthouse(address, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'silent',
    });
    const {categories, audits, runtimeError} = run?.lhr ?? {};
    if (!categories || !audits || runtimeError) {
      throw new Error(`Lighthouse found nothing at ${address}: ${runtimeError?.message}`);
    }
    const itemsOf = (audit: string) =>
      (audits[audit]?.details as {items?: readonly unknown[]} | undefined)?.items ?? [];
    const resources = itemsOf('resource-summary') as readonly Resource[];
    const ofType = (type: string) => resources.find(({resourceType}) => resourceType === type);
    const bytes = (type: string) => ofType(type)?.transferSize ?? 0;
    const tasks = itemsOf('long-tasks') as readonly {readonly duration: number}[];
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
