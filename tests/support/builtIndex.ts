import path from 'node:path';
import {openBuiltIndex} from 'docusaurus-theme-search-ask';

/** Folder of a built site's index. */
export function indexFolder(build: string): string {
  return path.join(build, 'search');
}

/** Addresses of all pages in a built site's index. */
export async function indexedUrls(build: string): Promise<readonly string[]> {
  const {pages} = await openBuiltIndex(build).core();
  return pages.map(({url}) => url);
}
