import type {SearchHit} from '../engine/index.js';

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
