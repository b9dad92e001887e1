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

export interface SearchRequest {
  readonly query: string;
  readonly indexName: string;
  /** From 0. */
  readonly page?: number;
  /** 20 when not given. */
  readonly hitsPerPage?: number;
  /** 10 when not given. */
  readonly snippetWords?: number;
  /** Places of one page, with the best; 1 when not given. A hosted index does not look at it. */
  readonly placesPerPage?: number;
  /** As the theme's contextual search has them. The embedded engine looks at docs versions alone. */
  readonly facetFilters?: unknown;
}

export interface HighlightedValue {
  /** HTML-escaped text, with `<mark>…</mark>` around what matched. */
  readonly value: string;
}

export interface HighlightedRecord {
  readonly hierarchy: Readonly<Partial<Record<HierarchyLevel, HighlightedValue>>>;
  readonly content?: HighlightedValue;
}

export interface SearchHit extends SearchRecord {
  readonly _highlightResult: HighlightedRecord;
  readonly _snippetResult: HighlightedRecord;
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
  /** Id of the query, in hosted search only: `__queryID` of a hit. */
  readonly queryID?: string;
  readonly hitsPerPage?: number;
  /** Words of the query that none of the hits has. */
  readonly without?: readonly string[];
}

/** Source of hits for modal and search page. */
export interface SearchEngine {
  readonly kind: 'embedded' | 'hosted';
  /** @throws Error when nothing can be asked; asking again tries again. */
  search(
    requests: readonly SearchRequest[],
    signal?: AbortSignal,
  ): Promise<{results: SearchResponse[]}>;
  /** Fetches what the first answer needs; called on intent. Never throws. */
  prepare(): Promise<void>;
}
