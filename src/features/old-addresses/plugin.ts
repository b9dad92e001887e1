import logger from '@docusaurus/logger';
import * as clientRedirects from '@docusaurus/plugin-client-redirects';
import type {PluginOptions as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {goneRedirectProblem, splitRedirects} from './goneRedirects';
import {copyHtml, prepareHtml} from './htmlRedirects';

// The package's type declarations only contain its options.
const redirectsPlugin = clientRedirects.default as unknown as (
  context: LoadContext,
  options: Omit<RedirectOptions, 'id' | 'createRedirects'>,
) => Plugin;

/**
 * Writes a page for every old address in `blog/redirects.yml` with Docusaurus' redirects plugin.
 * Unlike that plugin, it supports old addresses that end in `.html`, and it skips redirects that lead
 * nowhere with a warning, so that they do not stop the build of an imported blog.
 *
 * @param redirects old addresses and their new ones
 * @param isStrict true if a redirect that leads nowhere stops the build
 * @throws Error that lists each invalid redirect and its fix, if `isStrict`
 */
export default function oldAddresses(
  context: LoadContext,
  redirects: readonly {readonly from: string; readonly to: string}[],
  isStrict: boolean,
): Plugin {
  return {
    name: 'old-addresses',
    async postBuild(props) {
      const {outDir, baseUrl, routesPaths} = props;
      const {kept, gone} = splitRedirects(redirects, routesPaths, baseUrl);
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const {written, files, fromPages} = prepareHtml(kept, routes);
      const problems = [
        ...gone.map(goneRedirectProblem),
        ...fromPages.map(
          ({from}) => `blog/redirects.yml: ${from} is a page of the site. Remove the redirect.`,
        ),
      ];
      if (problems.length > 0 && isStrict) {
        throw new Error(problems.join('\n'));
      }
      problems.forEach((problem) => logger.warn(`${problem} It is left out.`));
      const options = {redirects: written, fromExtensions: [], toExtensions: []};
      await redirectsPlugin(context, options).postBuild?.(props);
      await copyHtml(outDir, files);
    },
  };
}
