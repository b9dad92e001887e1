import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {buildIndex} from '../../lib/search/buildIndex';
import type {PageSource} from '../../lib/search/pageSource';
import {packFile} from './indexFile';

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Writes the index's files into a folder of their own, which is emptied first. */
export async function writeIndex(folder: string, pages: readonly PageSource[]): Promise<void> {
  await fs.rm(folder, {recursive: true, force: true});
  await fs.mkdir(folder, {recursive: true});
  for (const [name, text] of buildIndex(pages, hashText)) {
    await fs.writeFile(path.join(folder, name), packFile(name, text));
  }
}
