import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loaderScript} from './loaderScript.js';
import type {PluginOptions} from './options.js';
import {listRouteScripts} from './routeScripts.js';
import {SCRIPTS_META} from './ssrTemplate.js';

export type {PluginOptions} from './options.js';
export type {HeldEvent, LateClient} from './protocol.js';
export {ssrTemplate} from './ssrTemplate.js';
export {validateOptions} from './options.js';

const NAME = 'docusaurus-plugin-late-client';

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

/**
 * Checks the site's configuration.
 *
 * @throws Error that says how to fix an unsupported configuration
 */
function checkConfig({siteConfig}: LoadContext): void {
  if (!siteConfig.ssrTemplate?.includes(SCRIPTS_META)) {
    throw new Error(
      `${NAME} needs its page template. Add it to the site's configuration: ` +
        `import {ssrTemplate} from '${NAME}'; and the field "ssrTemplate".`,
    );
  }
  if (siteConfig.future.experimental_router === 'hash') {
    throw new Error(
      `${NAME} does not work with "future.experimental_router: 'hash'": such pages are empty ` +
        'without scripts. Remove the plugin and its "ssrTemplate".',
    );
  }
}

/**
 * Docusaurus plugin that loads the scripts of a page on the first interaction. Needs `ssrTemplate`
 * in the site's configuration. `docusaurus start` is not affected.
 *
 * @throws Error if the site's configuration is not supported
 */
export default async function lateClientPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  checkConfig(context);
  const script = await loaderScript(context, options);
  const files = {
    manifest: path.join(context.generatedFilesDir, 'client-manifest.json'),
    registry: path.join(context.generatedFilesDir, 'registry.js'),
  };
  return {
    name: NAME,
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
    getClientModules: () =>
      CLIENT_FILES.map((file) => fileURLToPath(new URL(file, import.meta.url))),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply: ({hooks}: Compiler) =>
                  hooks.afterEmit.tap(NAME, () => listRouteScripts(files, options.chunks)),
              },
            ],
          },
  };
}
