import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedPages} from 'docusaurus-built-pages';
import {readSynonyms} from './readSynonyms';
import {readTextPages} from './textPages';
import {writeIndex, writePreviews} from './writeIndex';

interface Options {
  /** Stops the build if an author's questions match no text. */
  readonly isStrict: boolean;
  /** Also writes link previews. */
  readonly previews: boolean;
}

/**
 * Writes what is known only after rendering, from the built pages: the index of search and chat into
 * `search/`, link previews into `previews/`. In development, those of the last build are served.
 */
export default function textIndexPlugin(
  {siteDir, outDir, baseUrl, siteConfig, i18n}: LoadContext,
  {isStrict, previews}: Options,
): Plugin {
  const synonyms = readSynonyms(path.join(siteDir, 'src/data/synonyms.yml'));
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'text-index',
    configureWebpack() {
      const devServer = {
        static: ['search', 'previews'].map((folder) => ({
          publicPath: baseUrl + folder,
          directory: path.join(outDir, folder),
        })),
      };
      // Docusaurus merges it into its own; the bundler's types know nothing of it.
      return isDevelopment
        ? ({devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>)
        : undefined;
    },
    async postBuild(built) {
      const {title: siteTitle, trailingSlash, noIndex} = siteConfig;
      const read = await readTextPages(publishedPages(built.plugins, baseUrl), {
        siteDir,
        outDir: built.outDir,
        baseUrl,
        siteTitle,
        trailingSlash,
        noIndex,
      });
      const problems = read.flatMap((page) => page.problems);
      if (problems.length > 0 && isStrict) {
        throw new Error(`Some questions belong to no text:\n${problems.join('\n')}`);
      }
      problems.forEach((problem) => logger.warn(problem));
      const pages = read.map(({page}) => page);
      await writeIndex(path.join(built.outDir, 'search'), pages, synonyms, i18n.currentLocale);
      if (previews) {
        await writePreviews(path.join(built.outDir, 'previews'), pages);
      }
    },
  };
}
