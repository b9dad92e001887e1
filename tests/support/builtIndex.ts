import path from 'node:path';
import {ENTRY_FILE} from '../../src/lib/search/indexFormat';
import type {CoreFile, EntryFile} from '../../src/lib/search/indexFormat';
import {fileFetcher} from '../../src/plugins/search-index/buildRecords';

/** Where a built site keeps its index. */
export function indexFolder(build: string): string {
  return path.join(build, 'search');
}

/** The addresses of all pages that a built site's index holds. */
export async function indexedUrls(build: string): Promise<readonly string[]> {
  const read = fileFetcher(build);
  const {core} = (await read(ENTRY_FILE)) as EntryFile;
  return ((await read(`${core}.json`)) as CoreFile).urls;
}
