import fs from 'node:fs/promises';
import path from 'node:path';
import {TextIndex} from '../engine/openIndex.js';
import type {PageHead, TextPage} from '../engine/types.js';

/** Opens the index of a built site, outside a browser. */
export function openBuiltIndex(outDir: string): TextIndex {
  return new TextIndex(
    async (name) =>
      JSON.parse(await fs.readFile(path.join(outDir, 'search', name), 'utf8')) as unknown,
  );
}

/** A page with the tag of its docs version in place of the version. */
export type IndexedPage = Omit<TextPage, 'docs'> & Pick<PageHead, 'docusaurusTag'>;

/**
 * Reads the pages of a built site, as they were indexed.
 *
 * @param version tag of a docs version whose pages replace those of the last one
 * @throws IndexUnavailable if the folder has no build with an index
 */
export async function readBuiltPages(outDir: string, version?: string): Promise<IndexedPage[]> {
  const index = await openBuiltIndex(outDir).ofVersions(version === undefined ? [] : [version]);
  const core = await index.core();
  return Promise.all(
    core.pages.map(async ({firstBlock: _, blockCount: __, textFile: ___, ...head}, page) => ({
      ...head,
      ...(await index.text(core, page)),
    })),
  );
}
