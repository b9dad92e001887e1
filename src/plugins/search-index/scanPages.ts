import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {LocalDocuments} from './localDocuments';

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

/**
 * Reads built pages as the local search plugin does, in a thread of its own: parsing two thousand
 * pages would hold up everything else that a build does at its end.
 *
 * @throws Error where a page is missing or cannot be read
 */
export function scanPages(
  pages: readonly BuiltPage[],
  {ignoreCssSelectors, forceIgnoreNoIndex}: ScanOptions,
): Promise<LocalDocuments> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'scanWorker.mjs'), {
      workerData: {pages, options: {ignoreCssSelectors, forceIgnoreNoIndex}},
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
