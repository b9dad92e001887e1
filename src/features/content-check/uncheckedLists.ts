import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Matches the files of lists. Their names begin with the name of their page's folder, such as `books`. */
const LIST_FILE = /^((?:books|media|resume)[A-Z]\w*)\.ts$/;

/**
 * Returns a problem for each list in `src/data` that no schema checks.
 *
 * @param checked names of the lists that are checked
 */
export function uncheckedLists(siteDir: string, checked: readonly string[]): string[] {
  const folder = path.join(siteDir, 'src/data');
  return readdirSync(folder)
    .sort()
    .filter((name) => {
      const [, list] = LIST_FILE.exec(name) ?? [];
      return (
        list !== undefined &&
        !checked.includes(list) &&
        // A file with such a name may export something else, such as a helper function.
        readFileSync(path.join(folder, name), 'utf8').includes(`export const ${list}:`)
      );
    })
    .map(
      (name) =>
        `src/data/${name}: no schema checks this list. Import it in src/data/shelves/index.ts and add it to the group with its schema.`,
    );
}
