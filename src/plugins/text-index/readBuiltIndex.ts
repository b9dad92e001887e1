import fs from 'node:fs/promises';
import path from 'node:path';
import type {PageHead, TextPage} from 'docusaurus-theme-search-ask/engine';
import {TextIndex} from 'docusaurus-theme-search-ask/engine';

/** The index of a built site, outside a browser. */
export function openBuiltIndex(outDir: string): TextIndex {
  return new TextIndex(
    async (name) =>
      JSON.parse(await fs.readFile(path.join(outDir, 'search', name), 'utf8')) as unknown,
  );
}

/** A page with the tag of its docs version, which stands for the version in an index. */
export type BuiltPage = Omit<TextPage, 'docs'> & Pick<PageHead, 'docusaurusTag'>;

/**
 * Pages of a built site, as they were indexed.
 *
 * @param version tag of a docs version whose pages replace those of the last one
 *
 * @throws IndexUnavailable where the folder holds no build with an index
 */
export async function readBuiltPages(outDir: string, version?: string): Promise<BuiltPage[]> {
  const index = await openBuiltIndex(outDir).ofVersions(version === undefined ? [] : [version]);
  const core = await index.core();
  return Promise.all(
    core.pages.map(async ({firstBlock: _, blockCount: __, textFile: ___, ...head}, page) => ({
      ...head,
      ...(await index.text(core, page)),
    })),
  );
}
