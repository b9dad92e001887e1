import type {Output} from './readOutput.js';

/**
 * Returns the path to which links to a page lead. Permalinks of plugins lack the slash that the
 * site's `trailingSlash` adds; that of the front page of docs has a slash that it may remove.
 *
 * @param permalink with the base URL
 */
export function routePath(
  permalink: string,
  {baseUrl, trailingSlash}: Pick<Output, 'baseUrl' | 'trailingSlash'>,
): string {
  const bare = permalink.replace(/\/$/, '');
  return trailingSlash === undefined || permalink === baseUrl
    ? permalink
    : trailingSlash
      ? `${bare}/`
      : bare;
}
