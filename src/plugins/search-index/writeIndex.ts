import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {inBatches} from '../../lib/inBatches';
import {buildIndex} from '../../lib/search/buildIndex';
import type {PageSource} from '../../lib/search/pageSource';
import {packFile} from './indexFile';

/** Files that are written at once; each is in memory until it is. */
const AT_ONCE = 8;

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Writes the index's files into a folder of their own, which is emptied first. */
export async function writeIndex(folder: string, pages: readonly PageSource[]): Promise<void> {
  await fs.rm(folder, {recursive: true, force: true});
  await fs.mkdir(folder, {recursive: true});
  await inBatches(buildIndex(pages, hashText), AT_ONCE, ([name, text]) =>
    fs.writeFile(path.join(folder, name), packFile(name, text)),
  );
}
