import type {SearchHit} from '../engine/index.js';
import {groupBy} from '../engine/groupBy.js';

const BELOW_TITLE = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Heading = 'lvl1' | (typeof BELOW_TITLE)[number];

/** A hit of a search, or one from DocSearch's history, which has escaped headings and no highlights. */
type NewOrStoredHit = Pick<SearchHit, 'url'> & {
  readonly hierarchy: Readonly<Record<Heading, string | null>>;
} & Partial<Pick<SearchHit, '_highlightResult' | '_snippetResult'>>;

/** Returns the texts of a hit, with marks. `section` is undefined for a page itself. */
export function hitTexts({url, hierarchy, _highlightResult, _snippetResult}: NewOrStoredHit) {
  const headingAt = (level: Heading) =>
    _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '';
  const path = BELOW_TITLE.map(headingAt).filter((text) => text !== '');
  return {
    title: headingAt('lvl1') || url,
    section: path.join(' › ') || undefined,
    snippet: _snippetResult?.content?.value || undefined,
  };
}

export function pageUrl({url}: Pick<SearchHit, 'url'>): string {
  return url.replace(/#.*$/, '');
}

/** Groups hits by page, in the order of the best hit of each page. */
export function groupByPage(hits: readonly SearchHit[]): SearchHit[][] {
  const places = hits.flatMap((hit) => [hit, ...(hit.further ?? [])]);
  return Array.from(groupBy(places, pageUrl).values());
}

/**
 * `continuesPage` is true if the hit before it is on the same page. This occurs only with hosted
 * indexes, which return each place of a page as a separate hit.
 */
export type WithContinuation<Hit> = Hit & {readonly continuesPage?: true};

/** Marks hits on the same page as the hit before them. */
export function markContinuedPages<Hit extends Pick<SearchHit, 'url'>>(
  hits: readonly Hit[],
): WithContinuation<Hit>[] {
  return hits.map((hit, index) => {
    const before = hits[index - 1];
    return before && pageUrl(before) === pageUrl(hit) ? {...hit, continuesPage: true} : hit;
  });
}
