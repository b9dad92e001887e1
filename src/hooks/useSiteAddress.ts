import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * Address of a page or file of this site, always below the base path. `useBaseUrl(path)` alone adds
 * nothing to a path that already begins with the base path, such as `/blog/tags` on a site served
 * from `/blog/`.
 *
 * @param path from the root of the site, such as `/blog/tags`
 */
export function useSiteAddress(path: string): string {
  return useBaseUrl(path, {forcePrependBaseUrl: true});
}
