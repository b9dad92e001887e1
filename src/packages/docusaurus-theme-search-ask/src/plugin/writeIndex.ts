import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import {buildIndex, NAME_LENGTH} from '../engine/buildIndex.js';
import type {TextPage} from '../engine/types.js';

/** Number of files to write or delete in parallel. */
const CONCURRENCY = 8;

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Writes the files of an index, and deletes those of an older index. Other files of the folder stay:
 * if addresses end with a slash, the search page is in the same folder.
 *
 * @param locale language tag of the pages and of queries (`htmlLang`)
 * @param siteLocale name of the site's locale, by which the records sent to Algolia are filtered
 */
export async function writeIndex(
  folder: string,
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[],
  locale: string,
  siteLocale: string,
): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  const hashedName = new RegExp(`^[\\da-f]{${NAME_LENGTH}}\\.json$`);
  const oldFiles = (await fs.readdir(folder)).filter((name) => hashedName.test(name));
  await pMap(oldFiles, (name) => fs.rm(path.join(folder, name)), {concurrency: CONCURRENCY});
  const files = await buildIndex(pages, synonyms, hashText, locale, siteLocale);
  await pMap(files, ([name, text]) => fs.writeFile(path.join(folder, name), text), {
    concurrency: CONCURRENCY,
  });
}
