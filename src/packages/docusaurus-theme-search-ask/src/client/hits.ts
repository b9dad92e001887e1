import type {SearchHit} from '../engine/index.js';
import {groupBy} from '../engine/groupBy.js';

/** Texts of a hit, escaped and with marks. */
export interface HitTexts {
  /** Title of the page. */
  readonly title: string;
  /** Heading of the place, after those above it; undefined for the page itself. */
  readonly section: string | undefined;
  readonly snippet: string | undefined;
}

const BELOW_TITLE = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Heading = 'lvl1' | (typeof BELOW_TITLE)[number];

/** A hit of a search, or one that DocSearch has stored, whose headings are escaped. */
type ShownHit = Pick<SearchHit, 'url'> & {
  readonly hierarchy: Readonly<Record<Heading, string | null>>;
} & Partial<Pick<SearchHit, '_highlightResult' | '_snippetResult'>>;

export function hitTexts({url, hierarchy, _highlightResult, _snippetResult}: ShownHit): HitTexts {
  const headingAt = (level: Heading) =>
    (_highlightResult ? _highlightResult.hierarchy[level]?.value : hierarchy[level]) ?? '';
  const path = BELOW_TITLE.map(headingAt).filter((text) => text !== '');
  return {
    title: headingAt('lvl1') || url,
    section: path.join(' › ') || undefined,
    snippet: _snippetResult?.content?.value || undefined,
  };
}

/** Address of a hit's page, without its anchor. */
export function pageUrl({url}: Pick<SearchHit, 'url'>): string {
  return url.replace(/#.*$/, '');
}

/** The hits of each page together, in the order of the best of each. */
export function groupByPage(hits: readonly SearchHit[]): SearchHit[][] {
  const places = hits.flatMap((hit) => [hit, ...(hit.further ?? [])]);
  return [...groupBy(places, pageUrl).values()];
}

/** A hit whose page the hit before it belongs to as well; only hosted indexes give such. */
export type PlaceOf<Hit> = Hit & {readonly isFurther?: true};

/** Marks the hits that are further places of the page of the hit before them. */
export function markFurther<Hit extends Pick<SearchHit, 'url'>>(
  hits: readonly Hit[],
): PlaceOf<Hit>[] {
  return hits.map((hit, place) => {
    const before = hits[place - 1];
    return before && pageUrl(before) === pageUrl(hit) ? {...hit, isFurther: true} : hit;
  });
}
