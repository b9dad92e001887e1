import {readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';

const HOUR_MS = 3_600_000;

/**
 * Removes pages that are kept under other keys, and what broken-off builds have left. What another
 * build is writing at this moment stays.
 *
 * @param now epoch milliseconds
 */
export function removeStalePages(
  folder: string,
  used: ReadonlySet<string>,
  now: number = Date.now(),
): void {
  for (const entry of readdirSync(folder)) {
    const file = path.join(folder, entry);
    const {name, ext} = path.parse(entry);
    const isStale =
      ext === '.json'
        ? !used.has(name)
        : now - (statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? now) > HOUR_MS;
    if (isStale) {
      rmSync(file, {force: true});
    }
  }
}
