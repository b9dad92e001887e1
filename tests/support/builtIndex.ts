import path from 'node:path';
import {openBuiltIndex} from 'docusaurus-theme-search-ask';

export function indexFolder(build: string): string {
  return path.join(build, 'search');
}

/** Returns the addresses of all pages in the search index of a build folder. */
export async function indexedUrls(build: string): Promise<readonly string[]> {
  const {pages} = await openBuiltIndex(build).core();
  return pages.map(({url}) => url);
}
