import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import type {ContentPage} from '../../lib/content-index/types';
import {watchedPaths} from '../../lib/watchedPaths';
import {readSynonyms} from './readSynonyms';
import {applicationPages, contentTextPages} from './textPages';
import {writeIndex} from './writeIndex';

interface PageMetadata {
  readonly permalink: string;
  readonly unlisted?: boolean;
}

/** What the pages plugin has, and the lists that have a page of their own. */
function applicationUrls(plugins: readonly LoadedPlugin[], baseUrl: string): string[] {
  const pages = plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-pages')
    .flatMap(({content}) => (content as readonly PageMetadata[] | undefined) ?? []);
  const urls = pages.filter(({unlisted}) => !unlisted).map(({permalink}) => permalink);
  return [...new Set([...urls, `${baseUrl}blog`])];
}

/**
 * Writes the index that search and chat ask into `search/` of the built site. In development it
 * holds posts and section pages alone, and is made anew when one of them changes.
 *
 * @param pages posts and section pages
 */
export default function textIndexPlugin(
  context: LoadContext,
  pages: () => readonly ContentPage[],
): Plugin {
  const {siteDir, baseUrl, siteConfig, generatedFilesDir, i18n} = context;
  const synonyms = readSynonyms(path.join(siteDir, 'src/data/synonyms.yml'));
  const isDevelopment = process.env.NODE_ENV === 'development';
  const folder = path.join(generatedFilesDir, 'text-index');
  let written: readonly ContentPage[] | undefined;
  return {
    name: 'text-index',
    getPathsToWatch: () =>
      watchedPaths(siteDir, ['blog/**/*.{md,mdx,yml}', '{books,media,resume}/**/*.{md,mdx}']),
    async contentLoaded() {
      if (isDevelopment && pages() !== written) {
        written = pages();
        await writeIndex(folder, contentTextPages(written, baseUrl), synonyms, i18n.currentLocale);
      }
    },
    configureWebpack() {
      const devServer = {static: [{publicPath: `${baseUrl}search`, directory: folder}]};
      // Docusaurus merges it into its own; the bundler's types know nothing of it.
      return isDevelopment
        ? ({devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>)
        : undefined;
    },
    async postBuild({outDir, plugins}) {
      const place = {outDir, baseUrl, siteTitle: siteConfig.title};
      const all = [
        ...contentTextPages(pages(), baseUrl),
        ...applicationPages(applicationUrls(plugins, baseUrl), place),
      ];
      await writeIndex(path.join(outDir, 'search'), all, synonyms, i18n.currentLocale);
    },
  };
}
