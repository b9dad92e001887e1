import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * Returns the address of a page or file of this site, always with the base path. `useBaseUrl(path)`
 * alone would leave `/blog/tags` unchanged on a site served from `/blog/`.
 *
 * @param path path without the base path, such as `/blog/tags`
 */
export function useSiteAddress(path: string): string {
  return useBaseUrl(path, {forcePrependBaseUrl: true});
}
