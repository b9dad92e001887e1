/**
 * The one path of a page: without `index.html`, and without a slash at its end but for the site's
 * own root.
 *
 * @param baseUrl with both slashes
 */
export function barePath(pathname: string, baseUrl: string): string {
  const bare = pathname.replace(/\/(?:index\.html)?$/, '');
  return bare === '' || `${bare}/` === baseUrl ? baseUrl : bare;
}
