import {withPage} from './browser';
import {median} from './median';
import {watchNetwork} from './watchNetwork';

declare global {
  interface Window {
    /** Milliseconds of the longest task so far; 0 when none was over 50. */
    longestTask: number | undefined;
  }
}

/** How many times slower than this machine's a phone's processor is, as Lighthouse has it. */
const SLOWDOWN = 4;

function watchTasks(): void {
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      window.longestTask = Math.max(window.longestTask ?? 0, duration);
    }
  }).observe({type: 'longtask', buffered: true});
}

function look(address: string): Promise<number> {
  return withPage(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.addInitScript(watchTasks);
    const network = watchNetwork(page);
    await page.goto(address, {timeout: 120_000});
    // Whatever idle time the client waits for is over by then.
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await network.rest(2000, 60_000);
    return (await page.evaluate(() => window.longestTask)) ?? NaN;
  });
}

/**
 * The longest task, in milliseconds, of a page from its address until its client has come and it
 * asks for nothing more, on a processor four times slower: the median of so many visits.
 */
export async function longestTask(address: string, runs: number): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await look(address));
  }
  return median(all);
}
