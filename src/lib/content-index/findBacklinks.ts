import type {Backlink, ContentPage} from './types';

function newestFirst(a: ContentPage, b: ContentPage): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || a.permalink.localeCompare(b.permalink);
}

/**
 * The pages that link to each page, by its permalink: newest posts first, then section pages. A
 * page that links there several times is named once, with the first sentence that does.
 */
export function findBacklinks(pages: readonly ContentPage[]): Map<string, Backlink[]> {
  const backlinks = new Map<string, Backlink[]>();
  for (const {title, permalink, links} of pages.toSorted(newestFirst)) {
    for (const {to, anchor, sentence} of links) {
      const known = backlinks.get(to) ?? [];
      if (!known.some((backlink) => backlink.permalink === permalink)) {
        known.push({title, permalink, anchor, sentence});
        backlinks.set(to, known);
      }
    }
  }
  return backlinks;
}
