import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * The files below a folder of the site, sorted.
 *
 * @param fits what their paths from the root must match
 * @returns paths from the root, with slashes; none where there is no such folder
 */
export function filesBelow(root: string, folder: string, fits = /./): string[] {
  const full = path.join(root, folder);
  const entries = existsSync(full) ? readdirSync(full, {recursive: true, withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => fits.test(file))
    .sort();
}

/** The text of a file of the site, by its path from the root; undefined where there is none. */
export function readIfThere(root: string, file: string): string | undefined {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}
