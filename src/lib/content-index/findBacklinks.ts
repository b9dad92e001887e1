import type {Backlink, LinkingPage} from './types';

function newestFirst(a: LinkingPage, b: LinkingPage): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || a.permalink.localeCompare(b.permalink);
}

/**
 * The pages that link to each page, by its permalink: newest posts first, then section pages. A
 * page that links there several times is named once, with the first sentence that does.
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
 * The links from posts that came after a post, oldest first, and all others.
 *
 * @param date day of the post, `YYYY-MM-DD`
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
