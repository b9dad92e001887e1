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
 * Pages of a built site, as they were indexed.
 *
 * @param version tag of a docs version whose pages replace those of the last one
 *
 * @throws IndexUnavailable where the folder holds no build with an index
 */
export async function readBuiltPages(outDir: string, version?: string): Promise<TextPage[]> {
  const index = await openBuiltIndex(outDir).ofVersions(version === undefined ? [] : [version]);
  const core = await index.core();
  return Promise.all(
    core.pages.map(async ({url, section, title, date, tags}, page) => ({
      url,
      section,
      title,
      tags,
      ...(date === undefined ? {} : {date}),
      ...(await index.text(core, page)),
    })),
  );
}
