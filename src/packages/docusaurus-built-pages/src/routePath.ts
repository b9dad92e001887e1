import type {Output} from './readOutput.js';

/**
 * Path of a page's route, to which links lead. Plugins know their pages without the slash that the
 * site's `trailingSlash` adds, and the front page of docs with one that it may remove.
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
