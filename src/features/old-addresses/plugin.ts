import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import * as clientRedirects from '@docusaurus/plugin-client-redirects';
import type {PluginOptions as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brokenRedirectMessage, splitRedirects} from './brokenRedirects';
import type {Redirect} from './brokenRedirects';
import {copyHtml, prepareHtml} from './htmlRedirects';

// The package's type declarations lack the plugin itself.
const redirectsPlugin = clientRedirects.default as unknown as (
  context: LoadContext,
  options: Omit<RedirectOptions, 'id' | 'createRedirects'>,
) => Plugin;

/**
 * Writes a page for every old address in `blog/redirects.yml` with Docusaurus' redirects plugin.
 * Unlike that plugin, it supports old addresses that end in `.html`. For a redirect to a missing
 * page, it logs a warning, so that an imported blog can be built.
 *
 * @param redirects old addresses and their new ones
 * @param isStrict true if an invalid redirect stops the build
 * @throws Error that lists each invalid redirect and its fix, if `isStrict`
 */
export default function oldAddresses(
  context: LoadContext,
  redirects: readonly Redirect[],
  isStrict: boolean,
): Plugin {
  return {
    name: 'old-addresses',
    async postBuild(props) {
      const {outDir, baseUrl, routesPaths} = props;
      const {working, broken} = splitRedirects(redirects, routesPaths, baseUrl);
      const pages = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const hasFile = (file: string) => existsSync(path.join(outDir, file));
      const prepared = prepareHtml(working, pages, hasFile);
      const problems = [
        ...broken.map(brokenRedirectMessage),
        ...prepared.conflicts.map(({from, problem}) => `blog/redirects.yml: ${from} ${problem}`),
      ];
      if (problems.length > 0 && isStrict) {
        throw new Error(problems.join('\n'));
      }
      problems.forEach((problem) => logger.warn(`${problem} Until then, it is left out.`));
      const options = {redirects: prepared.redirects, fromExtensions: [], toExtensions: []};
      await redirectsPlugin(context, options).postBuild?.(props);
      await copyHtml(outDir, prepared.htmlFiles);
    },
  };
}
