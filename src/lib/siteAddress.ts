import type {Owner} from './owner';

/** Where a site is served: the host without path, and the path with both slashes. */
export type SiteBase = Pick<Owner, 'url' | 'baseUrl'>;

/** The full address of a path of the site that is written without the base URL, such as `/blog`. */
export function siteAddress({url, baseUrl}: SiteBase, path: string): string {
  return `${url}${baseUrl}${path.replace(/^\/+/, '')}`;
}
