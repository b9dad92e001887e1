import type {Locator, Page} from '@playwright/test';
import {withPage} from './browser';
import {median} from './median';
import type {Navigation} from './navigationProbe';
import {measureNavigation} from './navigationProbe';
import {SAMPLES} from './samples';
import type {NetworkWatch} from './watchNetwork';
import {watchNetwork} from './watchNetwork';

/** Of several, the median counts: a single one may meet a hiccup of the machine. */
export const TRIES = 3;

export interface NavigationFigures {
  /** Different ways, each gone several times. */
  readonly count: number;
  /** Milliseconds. */
  readonly median: number;
  readonly slowest: number;
  readonly longestTask: number;
  /** Which the slowest and the one with the longest task were, for whoever mends them. */
  readonly worst: readonly string[];
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

/** Addresses of links that can be seen and lead where wanted, a path once, spread over the page. */
async function addressesOf(page: Page, wanted: RegExp, count: number): Promise<string[]> {
  const selector = PLACES.map((place) => `${place} a[href^="/"]:not([target])`).join(', ');
  const links = await page.evaluate(
    (all) =>
      [...document.querySelectorAll<HTMLAnchorElement>(all)]
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
    .first();
}

/** Follows links between home, list, posts, tags, archive and map of a served Docusaurus site. */
export function navigationFigures(address: string): Promise<NavigationFigures> {
  return withPage(async (page) => {
    const network = watchNetwork(page);
    const all: (Navigation & {readonly way: string})[] = [];
    for (const [from, wanted, count] of WAYS) {
      await open(page, address + from, network);
      for (const to of await addressesOf(page, wanted, count)) {
        const tries: Navigation[] = [];
        for (let time = 0; time < TRIES; time += 1) {
          // Each from a page that has just been opened, with nothing fetched but for it.
          await open(page, address + from, network);
          tries.push(await measureNavigation(page, linkTo(page, to), network));
        }
        all.push({
          way: `${from} → ${to}`,
          painted: median(tries.map(({painted}) => painted)),
          longestTask: median(tries.map(({longestTask}) => longestTask)),
        });
      }
    }
    const painted = all.map((navigation) => navigation.painted);
    const worstBy = (cost: 'painted' | 'longestTask') =>
      all
        .toSorted((a, b) => b[cost] - a[cost])
        .slice(0, 1)
        .map((seen) => `${seen.way}: ${cost} ${Math.round(seen[cost])} ms`);
    return {
      count: all.length,
      median: median(painted),
      slowest: Math.max(...painted),
      longestTask: Math.max(...all.map(({longestTask}) => longestTask)),
      worst: [...worstBy('painted'), ...worstBy('longestTask')],
    };
  });
}
