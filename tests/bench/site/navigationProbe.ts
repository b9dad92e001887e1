import type {Locator, Page} from '@playwright/test';

export interface Navigation {
  /** Milliseconds from the press of the pointer to the frame that shows the next page's title. */
  readonly painted: number;
  /** Milliseconds of the longest task until half a second later; 0 when none was over 50. */
  readonly longestTask: number;
}

interface Probe {
  start: number;
  painted: number;
  longest: (until: number) => number;
}

declare global {
  interface Window {
    navigationProbe: Probe | undefined;
  }
}

const REST = 300;
const AFTER = 500;
const TOO_LONG = 20_000;

/** Waits until the page has asked for nothing for a while. */
async function rest(page: Page): Promise<void> {
  let [asked, answered, last] = [0, 0, Date.now()];
  const onRequest = () => {
    asked += 1;
    last = Date.now();
  };
  const onEnd = () => {
    answered += 1;
    last = Date.now();
  };
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  const deadline = Date.now() + 5000;
  while (Date.now() < deadline && (Date.now() - last < REST || answered < asked)) {
    await page.waitForTimeout(50);
  }
  page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
}

/** Runs in the page: notes when the pointer is pressed and when the page it leads to is painted. */
function installProbe(path: string): void {
  const title = () => document.querySelector('h1')?.textContent ?? '';
  const before = title();
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({type: 'longtask'});
  const probe: Probe = {
    start: NaN,
    painted: NaN,
    longest: (until) =>
      [...tasks, ...observer.takeRecords()]
        .filter(({startTime, duration}) => startTime + duration > probe.start && startTime < until)
        .reduce((most, {duration}) => Math.max(most, duration), 0),
  };
  window.navigationProbe = probe;
  const look = () => {
    if (location.pathname === path && title() !== '' && title() !== before) {
      // A message comes after the frame that this callback belongs to has been painted.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        probe.painted = performance.now();
      };
      port2.postMessage(undefined);
    } else {
      requestAnimationFrame(look);
    }
  };
  const onPress = ({timeStamp}: PointerEvent) => {
    probe.start = timeStamp;
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', onPress, {capture: true, once: true});
}

/**
 * Rests on a link until what it leads to has been fetched, follows it, and measures.
 * @throws when the page it leads to does not come by a client navigation.
 */
export async function measureNavigation(page: Page, link: Locator): Promise<Navigation> {
  const path = new URL(String(await link.evaluate((a) => (a as HTMLAnchorElement).href))).pathname;
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await rest(page);
  await page.evaluate(installProbe, path);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(
    () => !window.navigationProbe || window.navigationProbe.painted > 0,
    undefined,
    {timeout: TOO_LONG},
  );
  await page.waitForTimeout(AFTER);
  const figures = await page.evaluate((after) => {
    const {navigationProbe: probe} = window;
    return (
      probe && {
        painted: probe.painted - probe.start,
        longestTask: probe.longest(probe.painted + after),
      }
    );
  }, AFTER);
  if (!figures) {
    throw new Error(`${path} was loaded anew, not navigated to.`);
  }
  return figures;
}
