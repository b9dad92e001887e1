import type {Output} from './readOutput.js';

/**
 * Returns the path for links to a page: the permalink with or without a slash at its end, as the
 * site's `trailingSlash` requires. Permalinks from plugins do not follow that setting.
 *
 * @param permalink address of the page, with the base URL
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
