import type {LinkingPage} from './plugin/types';
import type {Backlink} from '../../lib/postCompanions';

function newestFirst(a: LinkingPage, b: LinkingPage): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || a.permalink.localeCompare(b.permalink);
}

/**
 * Returns, for the permalink of each linked page, the pages that link to it: posts, newest
 * first, then other pages. A page with several links is listed once, with the sentence of the
 * first.
 */
export function findBacklinks(pages: readonly LinkingPage[]): Map<string, Backlink[]> {
  const backlinks = new Map<string, Backlink[]>();
  for (const {title, permalink, date, links} of pages.toSorted(newestFirst)) {
    for (const {to, sentence} of links) {
      const toPage = backlinks.get(to) ?? [];
      if (!toPage.some((backlink) => backlink.permalink === permalink)) {
        toPage.push({title, permalink, ...(date ? {date} : {}), sentence});
        backlinks.set(to, toPage);
      }
    }
  }
  return backlinks;
}

/**
 * Splits the backlinks of a post into those from newer posts, oldest first, and all others.
 *
 * @param date date of the linked post, `YYYY-MM-DD`
 */
export function splitBacklinks(
  backlinks: readonly Backlink[],
  date: string,
): {newer: Backlink[]; others: Backlink[]} {
  const isNewer = (backlink: Backlink) => (backlink.date ?? '') > date;
  return {
    newer: backlinks.filter(isNewer).toReversed(),
    others: backlinks.filter((backlink) => !isNewer(backlink)),
  };
}
