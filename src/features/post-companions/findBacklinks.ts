import type {LinkingPage} from './plugin/types';
import type {Backlink} from '../../lib/postCompanions';

function newestFirst(a: LinkingPage, b: LinkingPage): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || a.permalink.localeCompare(b.permalink);
}

/**
 * Returns the pages that link to each page, by permalink: newest posts first, then section pages.
 * A page with several links is listed once, with the sentence of its first link.
 */
export function findBacklinks(pages: readonly LinkingPage[]): Map<string, Backlink[]> {
  const backlinks = new Map<string, Backlink[]>();
  for (const {title, permalink, date, links} of pages.toSorted(newestFirst)) {
    for (const {to, sentence} of links) {
      const known = backlinks.get(to) ?? [];
      if (!known.some((backlink) => backlink.permalink === permalink)) {
        known.push({title, permalink, ...(date ? {date} : {}), sentence});
        backlinks.set(to, known);
      }
    }
  }
  return backlinks;
}

/**
 * Splits backlinks into those from posts newer than a post, oldest first, and all others.
 *
 * @param date date of the post, `YYYY-MM-DD`
 */
export function splitBacklinks(
  backlinks: readonly Backlink[],
  date: string,
): {later: Backlink[]; others: Backlink[]} {
  const isLater = (backlink: Backlink) => (backlink.date ?? '') > date;
  return {
    later: backlinks.filter(isLater).toReversed(),
    others: backlinks.filter((backlink) => !isLater(backlink)),
  };
}
