import lighthouse from 'lighthouse';
import {withBrowser} from './browser';
import {median} from './median';

export interface LighthouseFigures {
  /** 0 to 100: the median of the runs, as the others are. */
  readonly performance: number;
  /** Total blocking time in milliseconds. */
  readonly blocking: number;
  /** Cumulative layout shift: the worst of the runs. */
  readonly shift: number;
}

async function look(address: string): Promise<LighthouseFigures> {
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

/** Lighthouse's verdict on a page as a phone sees it, each run in a browser of its own. */
export async function lighthouseFigures(address: string, runs: number): Promise<LighthouseFigures> {
  const all: LighthouseFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await look(address));
  }
  return {
    performance: median(all.map(({performance}) => performance)),
    blocking: median(all.map(({blocking}) => blocking)),
    shift: Math.max(...all.map(({shift}) => shift)),
  };
}
