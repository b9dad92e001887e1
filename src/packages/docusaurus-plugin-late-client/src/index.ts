import {fileURLToPath} from 'node:url';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loaderScript, toPathname} from './loaderScript.js';
import {PLUGIN_NAME} from './options.js';
import type {PluginOptions} from './options.js';
import {addRouteScripts} from './routeScripts.js';
import {SCRIPTS_META} from './ssrTemplate.js';

export type {PluginOptions} from './options.js';
export type {HeldEvent, LateClient} from './protocol.js';
export {ssrTemplate} from './ssrTemplate.js';
export {validateOptions} from './options.js';

const CLIENT_FILES = [
  '../css/late-client.css',
  './client/replayEvents.js',
  './client/scrollPositions.js',
  './client/prefetchLinks.js',
];

/** Fields of the bundler's compiler that are used here, the same in webpack and Rspack. */
interface Compiler {
  readonly hooks: {readonly afterEmit: {tap: (name: string, task: () => void) => void}};
}

/** @throws Error that says how to fix an unsupported configuration */
function checkConfig({siteConfig}: LoadContext): void {
  if (!siteConfig.ssrTemplate?.includes(SCRIPTS_META)) {
    throw new Error(
      `${PLUGIN_NAME} needs its page template. Add it to the site's configuration: ` +
        `import {ssrTemplate} from '${PLUGIN_NAME}'; and the field "ssrTemplate".`,
    );
  }
  if (siteConfig.future.experimental_router === 'hash') {
    throw new Error(
      `${PLUGIN_NAME} does not work with "future.experimental_router: 'hash'": such pages are empty ` +
        'without scripts. Remove the plugin and its "ssrTemplate".',
    );
  }
}

function reportChunks(missing: readonly string[]): void {
  if (missing.length > 0) {
    logger.warn(
      `${PLUGIN_NAME}: option "chunks": the build has no chunk named ${missing.map((name) => `"${name}"`).join(', ')}. Copy the name from webpackChunkName, or remove it from the option.`,
    );
  }
}

/** Warns about paths of the option `eager` at which there is no page. */
function reportPaths(eager: readonly string[], baseUrl: string, routes: readonly string[]): void {
  const known = new Set(routes.map(toPathname));
  for (const each of eager.filter((name) => !known.has(toPathname(baseUrl + name)))) {
    logger.warn(
      `${PLUGIN_NAME}: option "eager": there is no page at ${baseUrl}${each}. Paths are below the base path, such as "search" for ${baseUrl}search.`,
    );
  }
}

/**
 * Docusaurus plugin that loads the scripts of a page on the first interaction, or when the browser is
 * idle. Needs `ssrTemplate` in the site's configuration. `docusaurus start` is not affected.
 *
 * @throws Error if the site's configuration is not supported
 */
export default async function lateClientPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  checkConfig(context);
  const script = await loaderScript(context, options);
  const addScripts = (): void =>
    reportChunks(addRouteScripts(context.generatedFilesDir, options.chunks));
  const scriptsPlugin = {
    apply: ({hooks}: Compiler) => hooks.afterEmit.tap(PLUGIN_NAME, addScripts),
  };
  return {
    name: PLUGIN_NAME,
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
    getClientModules: () =>
      CLIENT_FILES.map((file) => fileURLToPath(new URL(file, import.meta.url))),
    configureWebpack: (_config, isServer) => ({plugins: isServer ? [] : [scriptsPlugin]}),
    async postBuild({baseUrl, routesPaths}) {
      reportPaths(options.eager, baseUrl, routesPaths);
    },
  };
}
