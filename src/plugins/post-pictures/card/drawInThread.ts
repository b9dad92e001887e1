import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {CardJob} from './drawCards';

/**
 * Puts cards into the cache, drawn in a thread of its own: the bundler needs the one it runs in, which does not have to
 * answer meanwhile.
 *
 * @throws what drawing threw
 */
export function drawInThread(jobs: readonly CardJob[], cache: string): Promise<void> {
  if (jobs.length === 0) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'cardThread.mjs'), {
      workerData: {jobs, cache},
      // Loaders of TypeScript, which the build runs with, would be loaded again.
      execArgv: [],
    });
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`Drawing the social cards ended with ${code}.`));
    });
  });
}
