import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {buildPreviews} from '../../lib/content-index/buildPreviews';
import {buildPassageIndex} from '../../lib/passages/buildPassageIndex';
import {buildPart} from '../../lib/buildPart';
import type {ContentPage} from '../../lib/content-index/types';
import type {ContentIndex} from './createContentIndex';
import {removeStale} from './removeStale';

/**
 * Puts the content index where pages can load it: `@generated/content-index/default/` with
 * `graph.json`, `previews/<shard>.json` and `passages/<name>.json`. Nothing of it is in a page
 * until that page imports it.
 */
function contentIndexPlugin(
  {siteDir}: LoadContext,
  {index}: {readonly index: ContentIndex},
): Plugin {
  let written: readonly ContentPage[] | undefined;
  // The first part of a build writes them for all.
  const isThere = ['server', 'pages'].includes(buildPart(process.env).name);
  return {
    name: 'content-index',
    getPathsToWatch: () => [
      `${siteDir}/blog/**/*.{md,mdx,yml}`,
      `${siteDir}/{books,media,resume}/**/*.{md,mdx}`,
    ],
    // The chat's worker fetches its files; below `assets/` hosts let hashed files be kept.
    configureWebpack: () => ({output: {assetModuleFilename: 'assets/data/[hash][ext]'}}),
    async contentLoaded({actions: {createData}}) {
      if (isThere) {
        return;
      }
      const pages = index.pages();
      if (pages === written) {
        return;
      }
      written = pages;
      const previews = buildPreviews(pages).map(
        (shard, number) => [`previews/${number}.json`, shard] as const,
      );
      const passages = [...buildPassageIndex(pages)].map(
        ([name, content]) => [`passages/${name}.json`, content] as const,
      );
      const files = [['graph.json', index.graph()] as const, ...previews, ...passages];
      const paths = await Promise.all(
        files.map(([name, content]) => createData(name, JSON.stringify(content))),
      );
      const kept = new Set(paths);
      const folders = new Set(paths.slice(1).map((file) => path.dirname(file)));
      folders.forEach((folder) => removeStale(folder, kept));
    },
  };
}

export default contentIndexPlugin as unknown as PluginModule;
