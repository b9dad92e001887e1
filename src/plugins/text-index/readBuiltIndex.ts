import fs from 'node:fs/promises';
import path from 'node:path';
import {TextIndex} from '../../lib/text-index/openIndex';
import type {TextPage} from '../../lib/text-index/types';

/** The index of a built site, outside a browser. */
export function openBuiltIndex(outDir: string): TextIndex {
  return new TextIndex(
    async (name) =>
      JSON.parse(await fs.readFile(path.join(outDir, 'search', name), 'utf8')) as unknown,
  );
}

/**
 * All pages of a built site, as they were indexed.
 *
 * @throws IndexUnavailable where the folder holds no build with an index
 */
export async function readBuiltPages(outDir: string): Promise<TextPage[]> {
  const index = openBuiltIndex(outDir);
  const core = await index.core();
  return Promise.all(
    core.pages.map(async ({firstBlock: _, blockCount: __, textFile: ___, ...head}, page) => ({
      ...head,
      ...(await index.text(core, page)),
    })),
  );
}
