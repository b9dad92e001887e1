import type {LoadedPlugin} from '@docusaurus/types';
import {PLUGIN_NAME} from './options.js';

type PostBuild = NonNullable<LoadedPlugin['postBuild']>;

/** The official plugin that writes redirect pages at the end of the build. */
const REDIRECTS = 'docusaurus-plugin-client-redirects';

/**
 * Waits for the `postBuild` of the plugins listed after this one, which may write pages. Docusaurus
 * starts them in order, without waiting for the one before, and has no later hook. Call this function in
 * `postBuild` before anything is awaited.
 *
 * @param plugins plugins of the site, in the order Docusaurus starts them
 * @throws Error if the plugin for redirects is listed before this one
 */
export async function waitForLaterPlugins(plugins: readonly LoadedPlugin[]): Promise<void> {
  const index = plugins.findIndex(({name}) => name === PLUGIN_NAME);
  if (plugins.slice(0, index).some(({name}) => name === REDIRECTS)) {
    throw new Error(
      `${PLUGIN_NAME} must be listed before @docusaurus/plugin-client-redirects ` +
        'in "plugins" of the site\'s configuration: pages that the latter writes need a policy too.',
    );
  }
  const running: Promise<void>[] = [];
  for (const plugin of plugins.slice(index + 1)) {
    const {postBuild} = plugin;
    if (postBuild) {
      // Docusaurus has not called this `postBuild` yet, and calls the replacement instead.
      const observed: PostBuild = (props) => {
        plugin.postBuild = postBuild;
        const run = Promise.resolve(postBuild.call(plugin, props));
        // Docusaurus reports the error.
        running.push(run.catch(() => undefined));
        return run;
      };
      plugin.postBuild = observed;
    }
  }
  // Lets Docusaurus start all of them.
  await Promise.resolve();
  await Promise.all(running);
}
