import {rmSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {withPage} from './browser';
import {DOCUSAURUS} from './docusaurus';
import type {SiteName} from './builtSite';
import {builtSite} from './builtSite';
import {keepUntilEnd} from './cleanUp';
import {figure} from './figures';
import {median} from './median';
import {plainSite} from './plainSite';
import {progress} from './progress';
import {runProcess} from './runProcess';
import {SAMPLES} from './samples';
import type {Section} from './section';
import {attempt} from './section';
import {serveBuild} from './startServer';

declare global {
  interface Window {
    searchOpened: number | undefined;
  }
}

/** How many times slower than this machine's a phone's processor is, as Lighthouse has it. */
const SLOWDOWN = 4;

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
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    if (isSlowNetwork) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', FAST_3G);
    }
    await page.addInitScript(noteOpening);
    await page.goto(address, {waitUntil: 'commit', timeout: 120_000});
    return clickUntilOpen(page);
  });
}

/** Docusaurus' own search, which has the same modal: the local search of the bench has none. */
async function plainBuild(posts: number): Promise<string> {
  progress(`Plain Docusaurus with DocSearch, ${posts} posts: build`);
  const folder = plainSite({posts, search: 'docsearch'});
  keepUntilEnd(() => rmSync(folder, {recursive: true, force: true}));
  await runProcess([DOCUSAURUS, 'build'], folder);
  return path.join(folder, 'build');
}

/** How long a reader who clicks early waits for the search, in the smallest corpus. */
export async function searchSection(sizes: readonly number[], runs: number): Promise<Section> {
  const posts = sizes[0] ?? 0;
  const builds: Readonly<Record<SiteName, () => Promise<string>>> = {
    'This site': async () => (await builtSite('This site', posts)).build,
    'Plain Docusaurus': () => plainBuild(posts),
  };
  const rows: string[][] = [];
  for (const [name, build] of Object.entries(builds)) {
    const measured = await attempt(`The search of ${name}`, async () => {
      const {address, stop} = await serveBuild(await build());
      const own: string[][] = [];
      try {
        for (const network of ['as it is', 'Fast 3G']) {
          for (const sample of [SAMPLES.home, SAMPLES.post]) {
            progress(`${name}: search on ${sample}, network ${network}`);
            const all: Opening[] = [];
            for (let run = 0; run < runs; run += 1) {
              all.push(await openSearch(address + sample, network === 'Fast 3G'));
            }
            const of = (key: keyof Opening) => median(all.map((opening) => opening[key]));
            own.push([
              name,
              sample,
              network,
              figure(of('fromAddress') / 1000, 2, 's'),
              figure(of('fromClick') / 1000, 2, 's'),
              figure(of('clicks')),
            ]);
          }
        }
      } finally {
        stop();
      }
      return own;
    });
    rows.push(...(measured ?? []));
  }
  return {
    title: `From the address to the open search, ${figure(posts)} posts`,
    head: ['Site', 'Page', 'Network', 'From the address', 'From the first click', 'Clicks'],
    rows,
    note: `A click on the search half a second after the first paint, and once more each second until its modal is open; a processor four times slower, median of ${runs}. Plain Docusaurus with the search that it brings itself (DocSearch, the same modal).`,
  };
}
