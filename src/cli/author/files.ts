import {isUtf8} from 'node:buffer';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {CommandError} from '../lib/CommandError.mjs';

/**
 * Lists the files below a folder of the site.
 *
 * @param pattern pattern that the paths must match
 * @returns sorted paths relative to the root, with slashes; empty if the folder does not exist
 */
export function filesBelow(root: string, folder: string, pattern = /./): string[] {
  const full = path.join(root, folder);
  const entries = existsSync(full) ? readdirSync(full, {recursive: true, withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => pattern.test(file))
    .sort();
}

/**
 * Reads a file by its path relative to the root; undefined if it does not exist.
 *
 * @throws CommandError if the file is not UTF-8, because writing it back would lose characters
 */
export function readIfExists(root: string, file: string): string | undefined {
  const full = path.join(root, file);
  if (!existsSync(full)) {
    return undefined;
  }
  const bytes = readFileSync(full);
  if (!isUtf8(bytes)) {
    throw new CommandError(`${file} is not UTF-8; save it as UTF-8 first`);
  }
  return bytes.toString('utf8');
}
