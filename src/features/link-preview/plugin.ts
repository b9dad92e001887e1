import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedPages, readBuiltPage, readOutput} from 'docusaurus-built-pages';
import pMap from 'p-map';
import {buildPreviews} from './linkPreviews';

/** Pages that are read at once. */
const AT_ONCE = 8;

const FOLDER = 'previews';

/**
 * Writes the link previews of the built pages into `previews/`. In development, those of the last
 * build are served.
 */
export default function linkPreviews({outDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'link-previews',
    configureWebpack() {
      const devServer = {
        static: [{publicPath: baseUrl + FOLDER, directory: path.join(outDir, FOLDER)}],
      };
      // Docusaurus merges it into its own; the bundler's types know nothing of it.
      return process.env.NODE_ENV === 'development'
        ? ({devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>)
        : undefined;
    },
    async postBuild(built) {
      const {title, trailingSlash, noIndex} = siteConfig;
      const output = {outDir: built.outDir, baseUrl, trailingSlash};
      const pages = await pMap(
        publishedPages(built.plugins, baseUrl),
        async ({permalink: url, date}) => {
          const html = await readOutput(url, output).catch(() => undefined);
          const page = html === undefined ? undefined : readBuiltPage(html, title);
          return !page || (page.isNoIndex && !noIndex)
            ? []
            : [{...page, url, ...(date === undefined ? {} : {date})}];
        },
        {concurrency: AT_ONCE},
      );
      const folder = path.join(built.outDir, FOLDER);
      await fs.rm(folder, {recursive: true, force: true});
      await fs.mkdir(folder, {recursive: true});
      await Promise.all(
        buildPreviews(pages.flat()).map((previews, shard) =>
          fs.writeFile(path.join(folder, `${shard}.json`), JSON.stringify(previews)),
        ),
      );
    },
  };
}
