import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {ScannedPage} from './scannedPage';

/** A built page, as the local search plugin lists it. */
export interface BuiltPage {
  readonly filePath: string;
  /** Its path with the base URL. */
  readonly url: string;
  readonly type: 'blog' | 'docs' | 'page';
}

/** What the local search plugin asks of its options when it reads a page. */
export interface ScanOptions {
  readonly ignoreCssSelectors?: readonly string[] | undefined;
  readonly forceIgnoreNoIndex?: boolean | undefined;
}

/** Fewer are read before another thread has started. */
const PAGES_A_THREAD = 500;

function scanInThread(pages: readonly BuiltPage[], options: ScanOptions): Promise<ScannedPage[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'scanWorker.mjs'), {
      workerData: {pages, options},
      // Loaders of TypeScript, which the build runs with, would be loaded again.
      execArgv: [],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`Reading the built pages for the search index ended with ${code}.`));
    });
  });
}

/**
 * Reads built pages as the local search plugin does, in threads of their own: parsing two thousand
 * pages would hold up everything else that a build does at its end. Pages that ask not to be indexed
 * are left out.
 *
 * @param pagesAThread pages that are worth another thread, as long as there are cores
 * @throws Error where a page is missing or cannot be read
 */
export async function scanPages(
  pages: readonly BuiltPage[],
  {ignoreCssSelectors, forceIgnoreNoIndex}: ScanOptions,
  pagesAThread = PAGES_A_THREAD,
): Promise<ScannedPage[]> {
  const threads = Math.min(availableParallelism(), Math.ceil(pages.length / pagesAThread));
  const share = Math.ceil(pages.length / threads);
  const shares = Array.from({length: threads}, (_, place) =>
    pages.slice(place * share, (place + 1) * share),
  );
  const options = {ignoreCssSelectors, forceIgnoreNoIndex};
  return (await Promise.all(shares.map((some) => scanInThread(some, options)))).flat();
}
