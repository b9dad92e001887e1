import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {buildPreviews} from '../../lib/content-index/buildPreviews';
import type {ContentPage} from '../../lib/content-index/types';
import type {ContentIndex} from './createContentIndex';
import {removeStale} from './removeStale';

/**
 * Puts the content index where pages can load it: `@generated/content-index/default/` with
 * `graph.json` and `previews/<shard>.json`. Nothing of it is in a page until that page imports it.
 */
function contentIndexPlugin(
  {siteDir}: LoadContext,
  {index}: {readonly index: ContentIndex},
): Plugin {
  let written: readonly ContentPage[] | undefined;
  return {
    name: 'content-index',
    getPathsToWatch: () => [
      `${siteDir}/blog/**/*.{md,mdx,yml}`,
      `${siteDir}/{books,media,resume}/**/*.{md,mdx}`,
    ],
    async contentLoaded({actions: {createData}}) {
      await index.ready();
      const pages = index.pages();
      if (pages === written) {
        return;
      }
      written = pages;
      const previews = buildPreviews(pages).map(
        (shard, number) => [`previews/${number}.json`, JSON.stringify(shard)] as const,
      );
      const files = [['graph.json', await index.graphFile()] as const, ...previews];
      const paths = await Promise.all(files.map(([name, text]) => createData(name, text)));
      const kept = new Set(paths);
      const folders = new Set(paths.slice(1).map((file) => path.dirname(file)));
      folders.forEach((folder) => removeStale(folder, kept));
    },
  };
}

export default contentIndexPlugin as unknown as PluginModule;
