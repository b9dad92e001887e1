import type {Locator, Page} from '@playwright/test';
import {repeat, withPage} from './browser';
import type {Section} from './report';
import {attempt, figure, median, progress} from './report';
import {SAMPLES, builtSite, leastAndMost, rowsOfSites, withServer} from './sites';
import type {NetworkWatch} from './watchNetwork';
import {watchNetwork} from './watchNetwork';

interface Probe {
  start: number;
  painted: number;
}

declare global {
  interface Window {
    navigationProbe: Probe | undefined;
  }
}

const REST = 300;
const HOVERS = 5;
const TOO_LONG = 20_000;

/** Runs in the page: notes when a link is clicked and when the page it leads to is painted. */
function installProbe(path: string): void {
  // The list of a plain site has no heading of level 1.
  const title = () => document.querySelector('h1, main h2');
  const before = {element: title(), text: title()?.textContent};
  const isNew = () =>
    title() && (title() !== before.element || title()?.textContent !== before.text);
  const probe: Probe = {start: NaN, painted: NaN};
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
 * Rests on a link until what it leads to has been fetched, and follows it.
 * @returns milliseconds from the click to the frame that shows the next page's title
 * @throws when the page it leads to does not come by a client navigation.
 */
async function timeTo(page: Page, link: Locator, network: NetworkWatch): Promise<number> {
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
  const probe = await page.evaluate(() => window.navigationProbe);
  if (!probe) {
    throw new Error(`${path} was loaded anew, not navigated to.`);
  }
  return probe.painted - probe.start;
}

/** Of several, the median counts: a single one may meet a hiccup of the machine. */
const TRIES = 3;

interface NavigationFigures {
  /** Different ways, each gone several times. */
  readonly count: number;
  /** Milliseconds. */
  readonly median: number;
  readonly slowest: number;
  /** Which way was the slowest, for whoever mends it. */
  readonly worst: string;
}

const POST = /^\/blog\/(?!(?:archive|tags|authors)$)[^/]+$/;
const TAG = /^\/blog\/tags\/[^/]+$/;
const BLOG = /^\/blog$/;
const HOME = /^\/$/;
const ARCHIVE = /^\/blog\/archive$/;
const INTELLIGENCE = /^\/intelligence$/;

/** From where, along which links, and how many of them where there are as many. */
const WAYS: readonly (readonly [string, RegExp, number])[] = [
  [SAMPLES.home, POST, 3],
  [SAMPLES.home, BLOG, 1],
  [SAMPLES.home, ARCHIVE, 1],
  [SAMPLES.home, INTELLIGENCE, 1],
  [SAMPLES.blog, POST, 6],
  [SAMPLES.blog, TAG, 2],
  [SAMPLES.blog, HOME, 1],
  [SAMPLES.post, TAG, 4],
  [SAMPLES.post, POST, 4],
  [SAMPLES.post, BLOG, 1],
  [SAMPLES.post, HOME, 1],
  [SAMPLES.post, INTELLIGENCE, 1],
  [SAMPLES.tag, POST, 3],
  [SAMPLES.tag, BLOG, 1],
  [SAMPLES.archive, POST, 4],
  [SAMPLES.archive, HOME, 1],
];

/** Links that a site's router follows: an announcement above the page is plain HTML. */
const PLACES = ['main', 'nav', 'aside'];

async function open(page: Page, address: string, network: NetworkWatch): Promise<void> {
  await page.goto(address, {timeout: 120_000});
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await network.rest(1000, 60_000);
}

/**
 * Addresses of links that can be seen and lead where wanted, a path once, spread over the page. Days
 * of a calendar, which have no text, lie upon each other where a day has several posts.
 */
async function addressesOf(page: Page, wanted: RegExp, count: number): Promise<string[]> {
  const selector = PLACES.map((place) => `${place} a[href^="/"]:not([target])`).join(', ');
  const links = await page.evaluate(
    (all) =>
      [...document.querySelectorAll<HTMLAnchorElement>(all)]
        .filter(({textContent}) => textContent.trim() !== '')
        .filter((link) => link.checkVisibility({visibilityProperty: true}))
        .map((link): [string, string] => [link.pathname, String(link.getAttribute('href'))]),
    selector,
  );
  const here = new URL(page.url()).pathname;
  const byPath = new Map(links.filter(([path]) => wanted.test(path) && path !== here));
  const all = [...byPath.values()];
  const step = Math.max(1, all.length / count);
  return Array.from({length: Math.min(count, all.length)}, (_, place) =>
    String(all[Math.floor(place * step)]),
  );
}

function linkTo(page: Page, address: string): Locator {
  return page
    .locator(PLACES.map((place) => `${place} a[href="${address}"]:visible`).join(', '))
    .filter({hasText: /\S/})
    .first();
}

/** Follows links between home, list, posts, tags, archive and map of a served Docusaurus site. */
function navigationFigures(address: string): Promise<NavigationFigures> {
  return withPage(async (page) => {
    const network = watchNetwork(page);
    const all: {readonly way: string; readonly painted: number}[] = [];
    for (const [from, wanted, count] of WAYS) {
      await open(page, address + from, network);
      for (const to of await addressesOf(page, wanted, count)) {
        const tries = await repeat(TRIES, async () => {
          // Each from a page that has just been opened, with nothing fetched but for it.
          await open(page, address + from, network);
          return timeTo(page, linkTo(page, to), network);
        });
        all.push({way: `${from} → ${to}`, painted: median(tries)});
      }
    }
    const byTime = all.toSorted((a, b) => b.painted - a.painted);
    return {
      count: all.length,
      median: median(all.map(({painted}) => painted)),
      slowest: byTime[0]?.painted ?? NaN,
      worst: byTime[0]?.way ?? 'no way',
    };
  });
}

/** Client navigations in the smallest and the largest corpus. */
export async function navigationSection(sizes: readonly number[]): Promise<Section> {
  const rows = await rowsOfSites(leastAndMost(sizes), async (name, posts) => {
    progress(`${name}, ${posts} posts: navigations`);
    const seen = await attempt(`Navigation of ${name} with ${posts} posts`, () =>
      withServer(builtSite(name, posts), navigationFigures),
    );
    if (seen) {
      progress(`The slowest: ${seen.worst}`);
    }
    return [
      name,
      figure(posts),
      figure(seen?.count),
      figure(seen?.median, 0, 'ms'),
      figure(seen?.slowest, 0, 'ms'),
    ];
  });
  return {
    title: 'Client navigation',
    head: ['Site', 'Posts', 'Ways', 'Median', 'Slowest'],
    rows,
    note: `From the click on a link that the pointer has rested on to the painted page, between home, list, posts, tags, archive and map; of each way the median of ${TRIES} tries.`,
  };
}
