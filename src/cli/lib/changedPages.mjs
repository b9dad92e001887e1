/** The most addresses that IndexNow takes at once. */
const MAX_PAGES = 10_000;

/**
 * Addresses of a sitemap whose last change is as new as this, newest first.
 *
 * @param {string} sitemap XML
 * @param {number} since epoch milliseconds; what changed on that day (UTC) counts
 * @returns {string[]}
 */
export function changedPages(sitemap, since) {
  const day = new Date(since).toISOString().slice(0, 10);
  const pages = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: (/<loc>\s*([^<\s]+)\s*<\/loc>/.exec(entry)?.[1] ?? '').replaceAll('&amp;', '&'),
    changed: /<lastmod>\s*(\d{4}-\d{2}-\d{2})/.exec(entry)?.[1] ?? '',
  }));
  return pages
    .filter(({address, changed}) => address !== '' && changed >= day)
    .sort((a, b) => b.changed.localeCompare(a.changed))
    .map(({address}) => address)
    .slice(0, MAX_PAGES);
}
