import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {inBatches} from '../../lib/inBatches';
import {buildIndex} from '../../lib/text-index/buildIndex';
import type {TextPage} from '../../lib/text-index/types';

/** Files that are written at once. */
const AT_ONCE = 8;

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Writes the index's files into a folder of their own, which is emptied first. */
export async function writeIndex(
  folder: string,
  pages: readonly TextPage[],
  synonyms: readonly (readonly string[])[],
  locale: string,
): Promise<void> {
  await fs.rm(folder, {recursive: true, force: true});
  await fs.mkdir(folder, {recursive: true});
  const files = await buildIndex(pages, synonyms, hashText, locale);
  await inBatches(files, AT_ONCE, ([name, text]) => fs.writeFile(path.join(folder, name), text));
}
