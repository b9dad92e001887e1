import {setTimeout} from 'node:timers/promises';
import {freePort, withPage} from './browser';
import {DOCUSAURUS} from './docusaurus';
import {editPost} from './editPost';
import {median} from './median';
import {SAMPLES} from './samples';
import {startServer} from './startServer';

const EDITS = 5;
const FIRST_PAGE = 15 * 60_000;
const AFTER_EDIT = 3 * 60_000;

export interface DevFigures {
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
export async function devFigures(folder: string): Promise<DevFigures> {
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
      const edits: number[] = [];
      for (let edit = 0; edit < EDITS; edit += 1) {
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
        edits.push((performance.now() - saved) / 1000);
      }
      return {start, edit: median(edits)};
    });
  } finally {
    stop();
  }
}
