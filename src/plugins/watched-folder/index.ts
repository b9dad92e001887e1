import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {watchedPaths} from '../../lib/watchedPaths';

/** Wraps a plugin of Docusaurus, so that `npm run dev` sees its files in a folder of any name. */
export default function watchedFolder<Content, Options>(
  plugin: (context: LoadContext, options: Options) => Promise<Plugin<Content>>,
  parts: {readonly validateOptions: unknown},
): PluginModule {
  async function watched(context: LoadContext, options: unknown): Promise<Plugin<Content>> {
    const original = await plugin(context, options as Options);
    return {
      ...original,
      getPathsToWatch: () => watchedPaths(context.siteDir, original.getPathsToWatch?.() ?? []),
    };
  }
  return Object.assign(watched, parts) as PluginModule;
}
