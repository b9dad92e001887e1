import type {AllContent, LoadedPlugin} from '@docusaurus/types';

/** Returns the content that the instances of a plugin have loaded, for `postBuild`. */
export function pluginContents<Content>(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content'>[],
  name: string,
): Content[] {
  return plugins.filter((plugin) => plugin.name === name).map(({content}) => content as Content);
}

/** Returns the content that the instances of a plugin have loaded, for `allContentLoaded`. */
export function allContents<Content>(all: AllContent, name: string): Content[] {
  return Object.values(all[name] ?? {}).filter(Boolean) as Content[];
}
