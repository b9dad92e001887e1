import type {Page} from '@playwright/test';
import {repeat, slowDown, withPage} from './browser';
import type {Section} from './report';
import {attempt, figure, median, progress} from './report';
import type {SiteName} from './sites';
import {SAMPLES, SITES, builtSite, withServer} from './sites';

declare global {
  interface Window {
    searchOpened: number | undefined;
  }
}

/** "Fast 3G" of Chrome's tools: milliseconds, and bytes a second. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** Milliseconds after the first paint at which the reader clicks, and after which once more. */
const FIRST_CLICK = 500;
const NEXT_CLICK = 1000;
const MAX_CLICKS = 60;

interface Opening {
  /** Milliseconds from the address to the open modal. */
  readonly fromAddress: number;
  /** Milliseconds from the first click to the open modal. */
  readonly fromClick: number;
  readonly clicks: number;
}

function noteOpening(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('.DocSearch-Modal input')) {
      observer.disconnect();
      requestAnimationFrame(() => {
        window.searchOpened = performance.now();
      });
    }
  }).observe(document, {childList: true, subtree: true});
}

async function clickUntilOpen(page: Page): Promise<Opening> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    {timeout: 60_000},
  );
  await page.waitForTimeout(FIRST_CLICK);
  const box = await page.locator('.DocSearch-Button').boundingBox();
  if (!box) {
    throw new Error('The page shows no button of the search.');
  }
  const clicked = await page.evaluate(() => performance.now());
  for (let clicks = 1; clicks <= MAX_CLICKS; clicks += 1) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const opened = await page
      .waitForFunction(() => window.searchOpened, undefined, {timeout: NEXT_CLICK})
      .then((handle) => handle.jsonValue())
      .catch(() => undefined);
    if (opened !== undefined) {
      return {fromAddress: opened, fromClick: opened - clicked, clicks};
    }
  }
  throw new Error(`The search is not open after ${MAX_CLICKS} clicks.`);
}

function openSearch(address: string, isSlowNetwork: boolean): Promise<Opening> {
  return withPage(async (page) => {
    const session = await slowDown(page);
    if (isSlowNetwork) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', FAST_3G);
    }
    await page.addInitScript(noteOpening);
    await page.goto(address, {waitUntil: 'commit', timeout: 120_000});
    return clickUntilOpen(page);
  });
}

/** The openings of the search of a site's pages, as rows of the table. */
async function rowsOf(name: SiteName, address: string, runs: number): Promise<string[][]> {
  const rows: string[][] = [];
  for (const network of ['as it is', 'Fast 3G']) {
    for (const sample of [SAMPLES.home, SAMPLES.post]) {
      progress(`${name}: search on ${sample}, network ${network}`);
      const all = await repeat(runs, () => openSearch(address + sample, network === 'Fast 3G'));
      const of = (key: keyof Opening) => median(all.map((opening) => opening[key]));
      rows.push([
        name,
        sample,
        network,
        figure(of('fromAddress') / 1000, 2, 's'),
        figure(of('fromClick') / 1000, 2, 's'),
        figure(of('clicks')),
      ]);
    }
  }
  return rows;
}

/**
 * How long a reader who clicks early waits for the search, in the smallest corpus. Plain Docusaurus
 * is built once more with its own search, which has the same modal: the local search has none.
 */
export async function searchSection(sizes: readonly number[], runs: number): Promise<Section> {
  const posts = sizes[0] ?? 0;
  const rows: string[][] = [];
  for (const name of SITES) {
    const measured = await attempt(`The search of ${name}`, () =>
      withServer(builtSite(name, posts, name === 'Plain Docusaurus'), (address) =>
        rowsOf(name, address, runs),
      ),
    );
    rows.push(...(measured ?? []));
  }
  return {
    title: `From the address to the open search, ${figure(posts)} posts`,
    head: ['Site', 'Page', 'Network', 'From the address', 'From the first click', 'Clicks'],
    rows,
    note: `A click on the search half a second after the first paint, and once more each second until its modal is open; a processor four times slower, median of ${runs}. Plain Docusaurus with the search that it brings itself (DocSearch, the same modal).`,
  };
}
