import type {AllContent} from '@docusaurus/types';

/** Returns the content that the instances of a plugin have loaded, for `allContentLoaded`. */
export function allContents<Content>(all: AllContent, name: string): Content[] {
  return Object.values(all[name] ?? {}).filter(Boolean) as Content[];
}
