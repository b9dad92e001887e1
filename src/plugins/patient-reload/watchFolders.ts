import {readdirSync, watch} from 'node:fs';
import type {FSWatcher} from 'node:fs';
import path from 'node:path';

/** Milliseconds between two looks where the system tells nobody of changes. */
const POLL_EVERY = 1000;

export interface FoldersWatch {
  /** Looks for folders that have come or gone since. */
  readonly renew: () => void;
}

function withFoldersIn(folder: string): string[] {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  const inner = entries.filter((entry) => entry.isDirectory());
  return [folder, ...inner.map(({parentPath, name}) => path.join(parentPath, name))];
}

/**
 * Calls when something has been written into folders or the folders in them, has come or has gone.
 * What it was is not told: one watcher a folder costs nothing, while Docusaurus' own lists all files
 * of a folder, once for each pattern of each plugin, whenever one of them is written.
 *
 * @param isPolled whether to call once a second instead, as `--poll` asks for
 */
export function watchFolders(
  folders: readonly string[],
  onChange: () => void,
  isPolled = process.argv.some((argument) => argument.startsWith('--poll')),
): FoldersWatch {
  let watchers: readonly FSWatcher[] = [];

  function renew(): void {
    watchers.forEach((watcher) => watcher.close());
    watchers = folders.flatMap(withFoldersIn).map((folder) => {
      const watcher = watch(folder, {persistent: false}, onChange);
      // Where a folder has gone, the one above it has told so.
      return watcher.on('error', () => watcher.close());
    });
  }

  if (isPolled) {
    setInterval(onChange, POLL_EVERY).unref();
    return {renew: () => undefined};
  }
  renew();
  return {renew};
}
