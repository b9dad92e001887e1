import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {buildPreviews} from '../../lib/content-index/buildPreviews';
import {buildPart} from '../../lib/buildPart';
import type {ContentPage} from '../../lib/content-index/types';
import type {ContentIndex} from './createContentIndex';
import {removeStale} from './removeStale';

const GRAPH = /[\\/]content-index[\\/]default[\\/]graph\.json$/;
/** By the names that `passageFormat.ts` gives. */
const TEXTS = /[\\/]content-index[\\/]default[\\/]passages[\\/]texts-\d+\.json$/;
const DEFLATED = path.join(__dirname, 'deflatedFile.mjs');
const WRITTEN = path.join(__dirname, 'writtenFile.mjs');

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
  const {name: part} = buildPart(process.env);
  const isThere = ['server', 'pages'].includes(part);
  const isLarge = part === 'client';
  let late = Promise.resolve();
  return {
    name: 'content-index',
    getPathsToWatch: () => [
      `${siteDir}/blog/**/*.{md,mdx,yml}`,
      `${siteDir}/{books,media,resume}/**/*.{md,mdx}`,
    ],
    // The chat's worker fetches its files; below `assets/` hosts let hashed files be kept.
    configureWebpack: () => ({
      output: {assetModuleFilename: 'assets/data/[hash][ext]'},
      module: {
        rules: [
          {
            test: TEXTS,
            type: 'asset/resource' as const,
            generator: {filename: 'assets/data/[hash].deflate'},
            use: [{loader: DEFLATED}],
          },
          ...(isLarge
            ? [{test: GRAPH, use: [{loader: WRITTEN, options: {written: () => late}}]}]
            : []),
        ],
      },
    }),
    async contentLoaded({actions: {createData}}) {
      if (isThere) {
        return;
      }
      await index.ready();
      const pages = index.pages();
      if (pages === written) {
        return;
      }
      written = pages;
      const previews = buildPreviews(pages).map(
        (shard, number) => [`previews/${number}.json`, JSON.stringify(shard)] as const,
      );
      const passages = (await index.passageFiles()).map(
        ([name, text]) => [`passages/${name}.json`, text] as const,
      );
      const graph = index.graphFile();
      // A large site's is made while the bundler works.
      const files = [
        ['graph.json', isLarge ? 'null' : await graph] as const,
        ...previews,
        ...passages,
      ];
      const paths = await Promise.all(files.map(([name, text]) => createData(name, text)));
      if (isLarge) {
        late = graph.then((text) => writeFile(paths[0] as string, text));
        // Who waits for it is told; nobody does when something else fails before.
        late.catch(() => undefined);
      }
      const kept = new Set(paths);
      const folders = new Set(paths.slice(1).map((file) => path.dirname(file)));
      folders.forEach((folder) => removeStale(folder, kept));
    },
  };
}

export default contentIndexPlugin as unknown as PluginModule;
