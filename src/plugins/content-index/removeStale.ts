import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * Takes out of a folder what an earlier build left there: the bundler packs every file that a
 * variable import could mean.
 *
 * @param kept full paths
 */
export function removeStale(folder: string, kept: ReadonlySet<string>): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) {
    const file = path.join(folder, name);
    if (!kept.has(file)) {
      rmSync(file, {recursive: true});
    }
  }
}
