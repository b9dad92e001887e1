import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {buildPreviews} from '../../lib/content-index/buildPreviews';
import type {ContentPage} from '../../lib/content-index/types';
import type {Owner} from '../../lib/owner';
import type {ContentIndex} from './createContentIndex';
import {removeStale} from './removeStale';

interface Options {
  readonly index: ContentIndex;
  /** What of it the site uses. */
  readonly parts: Pick<Owner, 'map' | 'previews'>;
}

/**
 * Puts the content index where pages can load it: `@generated/content-index/default/` with
 * `graph.json` and `previews/<shard>.json`. Nothing of it is in a page until that page imports it.
 */
function contentIndexPlugin({siteDir}: LoadContext, {index, parts}: Options): Plugin {
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
      const files: (readonly [name: string, text: string])[] = [];
      if (parts.previews !== false) {
        buildPreviews(pages).forEach((shard, number) =>
          files.push([`previews/${number}.json`, JSON.stringify(shard)]),
        );
      }
      if (parts.map !== false) {
        files.push(['graph.json', await index.graphFile()]);
      }
      index.end();
      const paths = await Promise.all(files.map(([name, text]) => createData(name, text)));
      const kept = new Set(paths);
      const inFolders = paths.filter((_, place) => files[place]?.[0].includes('/'));
      new Set(inFolders.map((file) => path.dirname(file))).forEach((folder) =>
        removeStale(folder, kept),
      );
    },
  };
}

export default contentIndexPlugin as unknown as PluginModule;
