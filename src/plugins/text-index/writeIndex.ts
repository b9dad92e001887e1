import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type {TextPage} from 'docusaurus-theme-search-ask/engine';
import {buildIndex} from 'docusaurus-theme-search-ask/engine';
import {buildPreviews} from '../../lib/linkPreviews';

/** Files that are written at once. */
const AT_ONCE = 8;

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Writes files, by name, into a folder of their own, which is emptied first. */
async function writeFolder(
  folder: string,
  files: Iterable<readonly [string, string]>,
): Promise<void> {
  await fs.rm(folder, {recursive: true, force: true});
  await fs.mkdir(folder, {recursive: true});
  await pMap(files, ([name, text]) => fs.writeFile(path.join(folder, name), text), {
    concurrency: AT_ONCE,
  });
}

/** Writes the index of search and chat. */
export async function writeIndex(
  folder: string,
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[],
  locale: string,
): Promise<void> {
  await writeFolder(folder, await buildIndex(pages, synonyms, hashText, locale));
}

/** Writes link previews, `<shard>.json`. */
export async function writePreviews(folder: string, pages: readonly TextPage[]): Promise<void> {
  const shards = buildPreviews(pages).entries();
  await writeFolder(
    folder,
    [...shards].map(([shard, previews]) => [`${shard}.json`, JSON.stringify(previews)]),
  );
}
