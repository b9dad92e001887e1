import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import {buildIndex} from '../engine/buildIndex.js';
import type {TextPage} from '../engine/types.js';

/** Files that are written at once. */
const AT_ONCE = 8;

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Writes the files of an index in place of those of an older one. Other files of the folder are left
 * alone: with trailing slashes, the search page is in it.
 */
export async function writeIndex(
  folder: string,
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[],
  locale: string,
): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  const older = (await fs.readdir(folder)).filter((name) => /^[\da-f]{10}\.json$/.test(name));
  await pMap(older, (name) => fs.rm(path.join(folder, name)), {concurrency: AT_ONCE});
  const files = await buildIndex(pages, synonyms, hashText, locale);
  await pMap(files, ([name, text]) => fs.writeFile(path.join(folder, name), text), {
    concurrency: AT_ONCE,
  });
}
