import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {buildPreviews} from '../../lib/content-index/buildPreviews';
import type {ContentPage} from '../../lib/content-index/types';
import type {Owner} from '../../lib/owner';
import type {ContentIndex} from './createContentIndex';

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
        files.push(['graph.json', JSON.stringify(index.graph())]);
      }
      await Promise.all(files.map(([name, text]) => createData(name, text)));
    },
  };
}

export default contentIndexPlugin as unknown as PluginModule;
