import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {logger} from '@docusaurus/logger';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {publishedPages} from 'docusaurus-built-pages';
import type {PluginOptions} from './options.js';
import {
  checkOptions,
  globMatcher,
  pathBelow,
  replacedSearchBar,
  unusedOptions,
} from './plugin/checkOptions.js';
import {pageTitles} from './plugin/pageTitles.js';
import {readPages} from './plugin/readPages.js';
import {readSynonyms} from './plugin/readSynonyms.js';
import {writeIndex} from './plugin/writeIndex.js';
import type {SearchSettings} from './settings.js';
import {INDEX_FOLDER, PLUGIN_NAME} from './settings.js';

export type {PluginOptions} from './options.js';
export {validateOptions} from './options.js';
export type {IndexedPage} from './plugin/openBuiltIndex.js';
export {openBuiltIndex, readBuiltPages} from './plugin/openBuiltIndex.js';
export {addQuestions, questionFile} from './plugin/questions.js';
export {hashText} from './plugin/writeIndex.js';
export type {AlgoliaOptions} from './settings.js';
export {LOCAL_HOSTS, SEARCH_CHUNK} from './settings.js';

function inPackage(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url));
}

/** Returns the translations of this package into a language; none for English. */
function readMessages(locale: string): Promise<Record<string, string>> {
  const dirPath = inPackage('messages');
  return readDefaultCodeTranslationMessages({dirPath, locale, name: 'theme-search-ask'});
}

export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      ChatPage: {
        actions: {eject: 'safe', wrap: 'safe'},
        description: 'The chat page, which answers questions from the content of the site.',
      },
      SearchBar: {
        actions: {eject: 'safe', wrap: 'safe'},
        description: 'The search button in the navbar.',
      },
      SearchPage: {
        actions: {eject: 'safe', wrap: 'safe'},
        description: 'The page with all results of a search.',
      },
    },
  };
}

/**
 * Docusaurus theme that writes an index of the built pages and searches it in the browser. The
 * development server serves the index of the last build.
 *
 * @throws Error if the site also has Docusaurus' own search or uses the hash router, or if options do not
 *   fit the site
 */
export default function searchTheme(
  {siteDir, outDir, baseUrl, siteConfig, i18n, codeTranslations}: LoadContext,
  options: PluginOptions,
): Plugin {
  if (siteConfig.themeConfig['algolia'] !== undefined) {
    throw new Error(
      `${PLUGIN_NAME}: "themeConfig.algolia" adds Docusaurus' own search, which has the same search bar and page. ` +
        `Remove it from the site's configuration. To keep Algolia, move it into the option "algolia" of ${PLUGIN_NAME}.`,
    );
  }
  if (siteConfig.future.experimental_router === 'hash' && !options.algolia) {
    throw new Error(
      `${PLUGIN_NAME} does not work with "future.experimental_router: 'hash'": the build has no HTML to index. ` +
        'Set the option "algolia", or remove the theme.',
    );
  }
  checkOptions(options, {siteDir, baseUrl});
  const synonyms = readSynonyms(options.synonyms, siteDir);
  const matchesExclude = globMatcher(options.exclude);
  const isExcluded = (permalink: string) => matchesExclude(pathBelow(permalink, baseUrl));
  return {
    name: PLUGIN_NAME,
    getThemePath: () => inPackage('lib/theme'),
    getTypeScriptThemePath: () => inPackage('src/theme'),
    // `docusaurus write-translations` also extracts translatable texts from these files.
    getPathsToWatch: () => [inPackage('lib/{client,chat}/**/*.{js,jsx}')],
    async getDefaultCodeTranslationMessages() {
      const locale = i18n.currentLocale;
      return {
        ...(await readDefaultCodeTranslationMessages({locale, name: 'theme-search-algolia'})),
        ...(await readMessages(locale)),
      };
    },
    contentLoaded({actions: {addRoute, setGlobalData}}) {
      const {algolia, searchPagePath, missingResultsUrl, placeholder} = options;
      const settings: SearchSettings = {algolia, searchPagePath, missingResultsUrl, placeholder};
      setGlobalData(settings);
      if (searchPagePath !== false) {
        addRoute({path: baseUrl + searchPagePath, component: '@theme/SearchPage', exact: true});
      }
    },
    async allContentLoaded({allContent, actions: {addRoute}}) {
      if (options.chatPagePath !== false) {
        const props = {
          chat: options.chat,
          pageTitles: pageTitles(allContent, {...siteConfig, baseUrl}, isExcluded),
        };
        addRoute({
          path: baseUrl + options.chatPagePath,
          component: '@theme/ChatPage',
          exact: true,
          props,
        });
      }
    },
    configureWebpack({resolve}, isServer) {
      const replaced = replacedSearchBar(resolve?.alias, inPackage('lib/theme'));
      if (isServer && replaced !== undefined) {
        logger.warn(replaced);
      }
      const files = {
        publicPath: baseUrl + INDEX_FOLDER,
        directory: path.join(outDir, INDEX_FOLDER),
        // The folder may also contain the built search page, which works only in the build.
        staticOptions: {index: false, redirect: false},
        serveIndex: false,
      };
      const devServer = {static: [files]};
      // Docusaurus merges devServer into its own settings, but the bundler's types lack it.
      return process.env['NODE_ENV'] === 'development'
        ? ({devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>)
        : undefined;
    },
    async postBuild(built) {
      const messages = {...(await readMessages(i18n.currentLocale)), ...codeTranslations};
      const label = messages['theme.SearchAsk.pages'] ?? 'Pages';
      const all = publishedPages(built.plugins, baseUrl, {pages: label, morePages: label});
      const paths = all.map(({permalink}) => pathBelow(permalink, baseUrl));
      for (const unused of unusedOptions(options, paths, baseUrl)) {
        logger.warn(unused);
      }
      const published = all.filter(({permalink}) => !isExcluded(permalink));
      const {questions} = options;
      const site = {...siteConfig, baseUrl, siteDir, outDir: built.outDir, questions};
      const results = await readPages(published, site);
      const problems = results.flatMap((page) => page.problems);
      if (problems.length > 0) {
        logger.report(options.onUnmatchedQuestions)(
          `Problems in the question files (${problems.length}):\n${problems.join('\n')}`,
        );
      }
      await writeIndex(
        path.join(built.outDir, INDEX_FOLDER),
        results.map(({page}) => page),
        synonyms,
        i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
        i18n.currentLocale,
      );
    },
  };
}
