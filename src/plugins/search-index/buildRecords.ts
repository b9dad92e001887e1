import fs from 'node:fs/promises';
import path from 'node:path';
import {IndexFiles} from '../../lib/search/IndexFiles';
import type {PageSource} from '../../lib/search/pageSource';
import {recordsOfPage} from '../../lib/search/recordsOfPage';
import type {SearchRecord} from '../../lib/search/types';
import {unpackFile} from './indexFile';

/** Gives the files of a built index, for `openIndex` outside a browser. */
export function fileFetcher(outDir: string): (name: string) => Promise<unknown> {
  return async (name) =>
    JSON.parse(unpackFile(name, await fs.readFile(path.join(outDir, 'search', name))));
}

/**
 * All pages of a built site, as they were indexed.
 * @throws SearchUnavailable when the folder holds no build with an index.
 */
export async function readPages(outDir: string): Promise<PageSource[]> {
  const files = new IndexFiles(fileFetcher(outDir));
  const core = await files.core();
  return Promise.all(core.pages.map((_, page) => files.texts(core, page)));
}

/**
 * All records of a built site: the same that the embedded index answers with.
 * @throws SearchUnavailable when the folder holds no build with an index.
 */
export async function buildRecords(outDir: string): Promise<SearchRecord[]> {
  const pages = await readPages(outDir);
  return pages.flatMap(recordsOfPage);
}
