import path from 'node:path';
import {openBuiltIndex} from 'docusaurus-theme-search-ask';

/** Where a built site keeps its index. */
export function indexFolder(build: string): string {
  return path.join(build, 'search');
}

/** The addresses of all pages that a built site's index holds. */
export async function indexedUrls(build: string): Promise<readonly string[]> {
  const {pages} = await openBuiltIndex(build).core();
  return pages.map(({url}) => url);
}
