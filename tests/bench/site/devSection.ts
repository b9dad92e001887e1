import {setTimeout} from 'node:timers/promises';
import {freePort, repeat, withPage} from './browser';
import type {Section} from './report';
import {attempt, figure, median, progress} from './report';
import {DOCUSAURUS, startServer} from './runProcess';
import {SAMPLES, builtSite, editPost, leastAndMost, rowsOfSites} from './sites';

const EDITS = 5;
const FIRST_PAGE = 15 * 60_000;
const AFTER_EDIT = 3 * 60_000;

interface DevFigures {
  /** Seconds from the start of the server to the first post in a browser. */
  readonly start: number;
  /** Seconds from saving a post to its page showing the change: the median of the edits. */
  readonly edit: number;
}

/** Waits until somebody answers: the server says its address before it listens. */
async function answers(address: string): Promise<void> {
  const deadline = performance.now() + FIRST_PAGE;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (performance.now() > deadline) {
        throw new Error(`Nothing answers at ${address}.`, {cause: error});
      }
      await setTimeout(200);
    }
  }
}

/** Starts the development server of a site, edits a post and watches its page in a browser. */
async function devFigures(folder: string): Promise<DevFigures> {
  const started = performance.now();
  const port = String(await freePort());
  const {address, stop} = await startServer(
    [DOCUSAURUS, 'start', '--no-open', '--host', 'localhost', '--port', port],
    folder,
    /running at:\s+(http:\/\/localhost:\d+)/,
  );
  try {
    await answers(address);
    return await withPage(async (page) => {
      await page.goto(address + SAMPLES.post, {timeout: FIRST_PAGE, waitUntil: 'commit'});
      const article = page.getByRole('article');
      await article.getByRole('heading', {level: 1}).waitFor({timeout: FIRST_PAGE});
      const start = (performance.now() - started) / 1000;
      const edits = await repeat(EDITS, async () => {
        // The server watches in peace before the next one.
        await page.waitForTimeout(3000);
        const saved = performance.now();
        const text = editPost(folder);
        // Not a locator: Playwright looks for one twice a second, and this is seen with each frame.
        await page.waitForFunction(
          (added) => document.querySelector('article')?.textContent.includes(added),
          text,
          {timeout: AFTER_EDIT},
        );
        return (performance.now() - saved) / 1000;
      });
      return {start, edit: median(edits)};
    });
  } finally {
    stop();
  }
}

/** The development server with the smallest and the largest corpus. */
export async function devSection(sizes: readonly number[]): Promise<Section> {
  const rows = await rowsOfSites(leastAndMost(sizes), async (name, posts) => {
    progress(`${name}, ${posts} posts: development server`);
    const seen = await attempt(`The development server of ${name} with ${posts} posts`, async () =>
      devFigures((await builtSite(name, posts)).folder),
    );
    return [name, figure(posts), figure(seen?.start, 1, 's'), figure(seen?.edit, 2, 's')];
  });
  return {
    title: 'Development server',
    head: ['Site', 'Posts', 'First page', 'An edit is shown after'],
    rows,
    note: 'From saving a post to its open page showing the change: median of five.',
  };
}
