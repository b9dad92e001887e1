import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedPages} from './publishedPages';
import {readSynonyms} from './readSynonyms';
import {readTextPages} from './textPages';
import {writeIndex} from './writeIndex';

/**
 * Writes the index that search and chat ask into `search/` of the built site, from its pages. In
 * development, the index of the last build is served.
 */
export default function textIndexPlugin(
  {siteDir, outDir, baseUrl, siteConfig, i18n}: LoadContext,
  {isStrict}: {readonly isStrict: boolean},
): Plugin {
  const synonyms = readSynonyms(path.join(siteDir, 'src/data/synonyms.yml'));
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'text-index',
    configureWebpack() {
      const directory = path.join(outDir, 'search');
      const devServer = {static: [{publicPath: `${baseUrl}search`, directory}]};
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
      await writeIndex(
        path.join(built.outDir, 'search'),
        read.map(({page}) => page),
        synonyms,
        i18n.currentLocale,
      );
    },
  };
}
