import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {publishedPages} from 'docusaurus-built-pages';
import {readPages} from './plugin/readPages.js';
import {readSynonyms} from './plugin/readSynonyms.js';
import {writeIndex} from './plugin/writeIndex.js';
import type {PluginOptions} from './options.js';

export {LOCAL_HOSTS} from './chat/models/localHosts.js';
export type {IndexedPage} from './plugin/openBuiltIndex.js';
export {openBuiltIndex, readBuiltPages} from './plugin/openBuiltIndex.js';
export {readSynonyms} from './plugin/readSynonyms.js';
export {hashText, writeIndex} from './plugin/writeIndex.js';
export type {PluginOptions, QuestionedBlocks} from './options.js';
export {validateOptions} from './options.js';

/** Folder of the index in the output. */
const FOLDER = 'search';

/**
 * Docusaurus theme that writes an index of the built pages for the browser. In development, the
 * index of the last build is served.
 */
export default function searchTheme(
  {siteDir, outDir, baseUrl, siteConfig, i18n}: LoadContext,
  options: PluginOptions,
): Plugin {
  const synonyms = readSynonyms(options.synonyms, siteDir);
  const isExcluded = createMatcher([...options.exclude]);
  return {
    name: 'docusaurus-theme-search-ask',
    configureWebpack() {
      const devServer = {
        static: [{publicPath: baseUrl + FOLDER, directory: path.join(outDir, FOLDER)}],
      };
      // Docusaurus merges it into its own; the bundler's types know nothing of it.
      return process.env['NODE_ENV'] === 'development'
        ? ({devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>)
        : undefined;
    },
    async postBuild(built) {
      const {title: siteTitle, trailingSlash, noIndex} = siteConfig;
      const published = publishedPages(built.plugins, baseUrl).filter(
        ({permalink}) => !isExcluded(permalink.slice(baseUrl.length)),
      );
      const read = await readPages(published, {
        outDir: built.outDir,
        baseUrl,
        siteTitle,
        trailingSlash,
        noIndex,
        searchPage: `${baseUrl}search`,
        addQuestions: options.addQuestions,
      });
      const problems = read.flatMap((page) => page.problems);
      if (problems.length > 0) {
        logger.report(options.onUnmatchedQuestions)(
          `Some questions belong to no text (${problems.length}):\n${problems.join('\n')}`,
        );
      }
      await writeIndex(
        path.join(built.outDir, FOLDER),
        read.map(({page}) => page),
        synonyms,
        options.languages[i18n.currentLocale] ?? i18n.currentLocale,
      );
    },
  };
}
