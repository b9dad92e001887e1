import type {AllContent} from '@docusaurus/types';

/**
 * Returns the content that each instance of a plugin has loaded.
 *
 * @param all `allContent` in the plugin hook `allContentLoaded`
 * @param name name of the plugin, such as `docusaurus-plugin-content-blog`
 */
export function allContents<Content>(all: AllContent, name: string): Content[] {
  return Object.values(all[name] ?? {}).filter(Boolean) as Content[];
}
