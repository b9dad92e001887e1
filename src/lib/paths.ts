import type {Owner} from './owner';
import {plainPath} from './siteLinks';

/**
 * Returns the canonical path of a page: without `index.html`, and without a trailing slash except
 * for the site's root.
 *
 * @param baseUrl base path with a slash at both ends
 */
export function barePath(pathname: string, baseUrl: string): string {
  const bare = pathname.replace(/\/(?:index\.html)?$/, '');
  return bare === '' || `${bare}/` === baseUrl ? baseUrl : bare;
}

/**
 * Returns true if a path is the same as a prefix or below it: `/blog/tags` is under `/blog`, but
 * `/blogroll` is not. Both must include the base path, or neither; trailing slashes are ignored.
 */
export function isUnderPath(pathname: string, prefix: string): boolean {
  const base = prefix.replace(/\/+$/, '');
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** First path segments of the sections without tickers. */
export const WITHOUT_TICKERS = ['intelligence', 'blog', 'chat'] as const;

/**
 * Returns true for pages with tickers (at the top and in the footer): all but those of the sections in
 * `WITHOUT_TICKERS`.
 *
 * @param baseUrl base path with a slash at both ends
 */
export function showsTickers(pathname: string, baseUrl: string): boolean {
  return !WITHOUT_TICKERS.some((section) => isUnderPath(pathname, `${baseUrl}${section}`));
}

/** Address of a site: `url` without a path, and the base path with a slash at both ends. */
export type SiteBase = Pick<Owner, 'url' | 'baseUrl'>;

/** Returns the full address of a path without the base path, such as `/blog`. */
export function siteAddress({url, baseUrl}: SiteBase, path: string): string {
  return `${url}${baseUrl}${path.replace(/^\/+/, '')}`;
}

/**
 * Returns the full, encoded address of a page; slugs may have spaces and any letters. Parts that are
 * encoded already stay as they are.
 */
export function pageAddress({url}: Pick<SiteBase, 'url'>, permalink: string): string {
  return url + encodeURI(permalink).replace(/%25(?=[\da-f]{2})/gi, '%');
}

/** Returns the part of a post's address after `/blog/`, decoded, such as `2024/01/05/weekly`. */
export function postPath(address: string): string {
  return plainPath(address.replace(/#.*$/, '')).replace(/^.*?\/blog\//, '');
}

/** Returns the address of the issues of a repository on GitHub, GitLab or a similar service. */
export function issuesAddress(repository: string): string {
  const isGitLab = /^gitlab\./.test(new URL(repository).hostname);
  return `${repository}${isGitLab ? '/-' : ''}/issues`;
}

/** Feeds of the blog; paths are relative to the base path. */
export const FEEDS = [
  {name: 'RSS', path: 'blog/rss.xml'},
  {name: 'Atom', path: 'blog/atom.xml'},
  {name: 'JSON Feed', path: 'blog/feed.json'},
] as const;
