import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {createFactsKey, FOLDERS} from './createFactsKey';
import {watchFolders} from './watchFolders';

interface Means {
  /** Folder of the site. */
  readonly root: string;
  /** Resolves when the change at hand is shown. */
  readonly shown: () => Promise<void>;
  /** The same as long as no plugin's content need be loaded again. */
  readonly key?: () => string;
  readonly watchSources?: typeof watchFolders;
}

export interface Reloads {
  /** Takes the sources as they are: what follows compares with them. */
  readonly loading: () => void;
  /** Lets the next change be a reason to load again, whatever it is: loading has failed. */
  readonly failed: () => void;
  /** The file that is written when a plugin has to load its content again. */
  readonly signal: (file: string) => string;
}

/**
 * Tells plugins of `npm run dev` to load their content again: when a list, the front matter of a
 * file or the set of files has changed, and after the compiler and the browser have done their part.
 * An edit of a text is the compiler's alone, and nobody else is told.
 */
export function createReloads({
  root,
  shown,
  key = createFactsKey(root),
  watchSources = watchFolders,
}: Means): Reloads {
  const signals: string[] = [];
  let known: string | undefined;
  let isChanged = false;
  let isLooking = false;
  let rounds = 0;

  function look(renew: () => void): void {
    renew();
    const now = key();
    if (now !== known) {
      known = now;
      rounds += 1;
      signals.forEach((file) => writeFileSync(file, String(rounds)));
    }
  }

  async function lookWhenShown(renew: () => void): Promise<void> {
    isLooking = true;
    while (isChanged) {
      isChanged = false;
      await shown();
      try {
        look(renew);
      } catch (error) {
        // A file that has gone since its folder was read is one more change.
        logger.warn(`The content could not be read: ${String(error)}`);
      }
    }
    isLooking = false;
  }

  function start(): void {
    const folders = FOLDERS.map((folder) => path.join(root, folder));
    const sources = watchSources(folders, () => {
      isChanged = true;
      if (!isLooking) {
        void lookWhenShown(sources.renew);
      }
    });
  }

  return {
    loading() {
      known ??= key();
    },
    failed() {
      known = '';
    },
    signal(file) {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, '');
      if (signals.length === 0) {
        start();
      }
      signals.push(file);
      return file;
    },
  };
}
