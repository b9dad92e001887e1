import type {SearchHit} from '../engine/index.js';
import {groupBy} from '../engine/groupBy.js';
import {escapeHtml} from '../engine/escapeHtml.js';

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

interface Value {
  readonly value: string;
}

/** A hit of the engine, or one as the modal has it. */
interface ShownHit {
  readonly url: string;
  readonly hierarchy: Readonly<Record<Heading, string | null>>;
  readonly _highlightResult?: {readonly hierarchy: Readonly<Partial<Record<Heading, Value>>>};
  readonly _snippetResult?: {readonly content?: Value};
}

function headingAt({hierarchy, _highlightResult}: ShownHit, level: Heading): string {
  return _highlightResult?.hierarchy[level]?.value ?? escapeHtml(hierarchy[level] ?? '');
}

export function hitTexts(hit: ShownHit): HitTexts {
  const path = BELOW_TITLE.map((level) => headingAt(hit, level)).filter((text) => text !== '');
  return {
    title: headingAt(hit, 'lvl1') || escapeHtml(hit.url),
    section: path.join(' › ') || undefined,
    snippet: hit._snippetResult?.content?.value || undefined,
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
