import type {AllContent, LoadedPlugin} from '@docusaurus/types';

/** Contents that the plugins of a name have loaded, one for each instance. */
export function pluginContents<Content>(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content'>[],
  name: string,
): Content[] {
  return plugins.filter((plugin) => plugin.name === name).map(({content}) => content as Content);
}

/** The same from what Docusaurus passes to `allContentLoaded`. */
export function allContents<Content>(all: AllContent, name: string): Content[] {
  return Object.values(all[name] ?? {}).filter(Boolean) as Content[];
}
