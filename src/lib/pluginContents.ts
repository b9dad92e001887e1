import type {LoadedPlugin} from '@docusaurus/types';

/** Contents that the plugins of a name have loaded, one for each instance. */
export function pluginContents<Content>(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content'>[],
  name: string,
): Content[] {
  return plugins.filter((plugin) => plugin.name === name).map(({content}) => content as Content);
}
