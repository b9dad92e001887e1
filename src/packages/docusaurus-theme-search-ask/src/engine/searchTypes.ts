export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

export interface SearchHierarchy extends Record<
  Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>,
  string | null
> {
  readonly lvl0: string;
  readonly lvl1: string | null;
}

/** One place that can be found: a page, a heading or a passage, as DocSearch's crawler records it. */
export interface SearchRecord {
  /** Stable as long as the page's headings are: the address, the kind and a running number. */
  readonly objectID: string;
  /** Path with the base URL and the anchor of the heading, such as `/blog/kelly#the-formula`. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly hierarchy: SearchHierarchy;
  /** Plain text of the passage, where the type is `content`; of a page its description. */
  readonly content: string | null;
  /** Day of a post, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Keys of `blog/tags.yml`, without `#`. */
  readonly tags?: readonly string[];
}

/** Language and versions that a reader looks at; hits are limited to these. */
export interface SearchContext {
  readonly locale: string;
  /** Tags of docs versions, as the theme's contextual search has them. */
  readonly versions: readonly string[];
}

export interface SearchRequest {
  readonly query: string;
  /** From 0. */
  readonly page?: number;
  /** @default 20 */
  readonly hitsPerPage?: number;
  /** @default 10 */
  readonly snippetWords?: number;
  /** Places of one page, with the best. A hosted index does not look at it. @default 1 */
  readonly placesPerPage?: number;
  /** The index of the build is in one language, so that only the versions matter. */
  readonly context?: SearchContext;
}

export interface HighlightedValue {
  /** HTML-escaped text, with `<mark>…</mark>` around what matched. */
  readonly value: string;
}

export interface SearchHit extends SearchRecord {
  readonly _highlightResult: {
    readonly hierarchy: Readonly<Partial<Record<HierarchyLevel, HighlightedValue>>>;
  };
  readonly _snippetResult: {readonly content?: HighlightedValue};
  /** Place among all hits, from 1. */
  readonly __position?: number;
  readonly __queryID?: string;
  /** Further places of the same page, best first; a hosted index gives them as hits of their own. */
  readonly further?: readonly SearchHit[];
}

/** Fields of Algolia's response that search needs. */
export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  /** Words of the query that none of the hits has. */
  readonly without?: readonly string[];
}

/** Answers requests. Rejects when nothing can be asked; asking again tries again. */
export type Search = (
  requests: readonly SearchRequest[],
  signal?: AbortSignal,
) => Promise<SearchResponse[]>;
