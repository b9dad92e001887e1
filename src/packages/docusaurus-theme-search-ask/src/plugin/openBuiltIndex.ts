import fs from 'node:fs/promises';
import path from 'node:path';
import {TextIndex} from '../engine/openIndex.js';
import type {PageHead, TextPage} from '../engine/types.js';
import {INDEX_FOLDER} from '../settings.js';

/** Opens the index of a built site, outside a browser. */
export function openBuiltIndex(outDir: string): TextIndex {
  return new TextIndex(
    async (name) =>
      JSON.parse(await fs.readFile(path.join(outDir, INDEX_FOLDER, name), 'utf8')) as unknown,
  );
}

/** A page as read from the index. Of its docs version, the index has only the tag. */
export type IndexedPage = Omit<TextPage, 'docs'> & Pick<PageHead, 'docusaurusTag'>;

/**
 * Reads the pages of a built site from its index.
 *
 * @param versions tags of docs versions; the first that is in the index is read, or else the latest version
 * @throws IndexUnavailable if the folder has no build with an index
 */
export async function readBuiltPages(
  outDir: string,
  versions?: readonly string[],
): Promise<IndexedPage[]> {
  const index = openBuiltIndex(outDir);
  const core = await index.core(versions);
  return Promise.all(
    core.pages.map(async ({firstBlock: _, blockCount: __, textFile: ___, ...head}, page) => ({
      ...head,
      ...(await index.text(core, page)),
    })),
  );
}
