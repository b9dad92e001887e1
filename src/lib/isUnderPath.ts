/**
 * Whether a path is a prefix's own page or lies below it: `/blog/tags` is under `/blog`,
 * `/blogroll` is not. Both carry the base URL or neither does; slashes at their ends do not count.
 */
export function isUnderPath(pathname: string, prefix: string): boolean {
  const base = prefix.replace(/\/+$/, '');
  return pathname === base || pathname.startsWith(`${base}/`);
}
