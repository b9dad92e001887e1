import type {Owner} from './owner';
import {decodeAddress} from './siteLinks';

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

/**
 * Whether a path is a prefix's own page or lies below it: `/blog/tags` is under `/blog`,
 * `/blogroll` is not. Both carry the base URL or neither does; slashes at their ends do not count.
 */
export function isUnderPath(pathname: string, prefix: string): boolean {
  const base = prefix.replace(/\/+$/, '');
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** The parts of a link's, and of the page's, address. */
interface Address {
  readonly origin: string;
  readonly pathname: string;
}

/**
 * True if a link leads to another address of the same site, in the same window.
 *
 * @param base path of the site, with both slashes
 */
export function isInnerLink(
  link: Address & {readonly target: string},
  page: Address,
  base: string,
): boolean {
  return (
    link.origin === page.origin &&
    link.pathname.startsWith(base) &&
    link.pathname !== page.pathname &&
    (link.target === '' || link.target === '_self')
  );
}

/** The sections without tickers, by their first path segment. */
export const WITHOUT_TICKERS = ['intelligence', 'blog', 'chat'] as const;

/**
 * Whether a page has the two market tickers at its top and the tape in its footer: all but the
 * intelligence page, the blog and the chat, and what lies below them.
 *
 * @param baseUrl with both slashes
 */
export function showsTickers(pathname: string, baseUrl: string): boolean {
  return !WITHOUT_TICKERS.some((section) => isUnderPath(pathname, `${baseUrl}${section}`));
}

/** Where a site is served: the host without path, and the path with both slashes. */
export type SiteBase = Pick<Owner, 'url' | 'baseUrl'>;

/** The full address of a path of the site that is written without the base URL, such as `/blog`. */
export function siteAddress({url, baseUrl}: SiteBase, path: string): string {
  return `${url}${baseUrl}${path.replace(/^\/+/, '')}`;
}

/** The full address of a page, encoded: a slug may have spaces and letters of any script. */
export function pageAddress({url}: Pick<SiteBase, 'url'>, permalink: string): string {
  return url + encodeURI(decodeAddress(permalink));
}

/** An address in its parts; undefined for what is none. The oldest browsers have no `URL.canParse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** The blog's feeds, by path below the base URL. */
export const FEEDS = [
  {name: 'RSS', path: 'blog/rss.xml', note: 'what most feed readers ask for'},
  {name: 'Atom', path: 'blog/atom.xml', note: 'the same posts, in the Atom format'},
  {name: 'JSON Feed', path: 'blog/feed.json', note: 'the same posts, as JSON'},
] as const;
