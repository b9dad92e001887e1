import type {Locator, Page} from '@playwright/test';
import type {NetworkWatch} from './watchNetwork';

export interface Navigation {
  /** Milliseconds from the click to the frame that shows the next page's title. */
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
const HOVERS = 5;
const AFTER = 500;
const TOO_LONG = 20_000;

/** Runs in the page: notes when a link is clicked and when the page it leads to is painted. */
function installProbe(path: string): void {
  // The list of a plain site has no heading of level 1.
  const title = () => document.querySelector('h1, main h2');
  const before = {element: title(), text: title()?.textContent};
  const isNew = () =>
    title() && (title() !== before.element || title()?.textContent !== before.text);
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
    if (location.pathname === path && isNew()) {
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
  const onClick = ({timeStamp}: MouseEvent) => {
    probe.start = timeStamp;
    requestAnimationFrame(look);
  };
  addEventListener('click', onClick, {capture: true, once: true});
}

/**
 * Rests on a link until what it leads to has been fetched. Rows of a list that come into sight may
 * take more room than they kept: then the link is looked for again.
 * @throws when it does not stay under the pointer.
 */
async function restOn(link: Locator, network: NetworkWatch): Promise<void> {
  for (let time = 0; time < HOVERS; time += 1) {
    await link.hover();
    await network.rest(REST, 5000);
    if (await link.evaluate((a) => a.matches(':hover'))) {
      return;
    }
  }
  throw new Error(`${await link.getAttribute('href')} moved away from the pointer.`);
}

/**
 * Rests on a link until what it leads to has been fetched, follows it, and measures.
 * @throws when the page it leads to does not come by a client navigation.
 */
export async function measureNavigation(
  page: Page,
  link: Locator,
  network: NetworkWatch,
): Promise<Navigation> {
  const path = new URL(String(await link.evaluate((a) => (a as HTMLAnchorElement).href))).pathname;
  await restOn(link, network);
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
