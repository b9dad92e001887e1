type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Section (`lvl0`), page title (`lvl1`) and headings (`lvl2` to `lvl6`) that lead to a record. */
export interface SearchHierarchy extends Record<Exclude<HierarchyLevel, 'lvl0'>, string | null> {
  readonly lvl0: string;
}

/** A page, heading or passage that can be found, in the format of DocSearch's crawler. */
export interface SearchRecord {
  /** Address, type, number of the block on its page and, if a long block is split, number of the piece. */
  readonly objectID: string;
  /** Path with the base URL and the anchor of the heading, such as `/blog/kelly#the-formula`. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly hierarchy: SearchHierarchy;
  /** Plain text of a passage (type `content`), or the description of a page (`lvl1`). */
  readonly content: string | null;
  /** Day of a post, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Keys of the page's tags, without `#`. */
  readonly tags?: readonly string[];
}

/** Language and docs versions of the page that the reader is on; limits the hits to these. */
export interface SearchContext {
  readonly locale: string;
  /** Tags of docs versions, as in Docusaurus' contextual search. */
  readonly versions: readonly string[];
}

/** A query, and which of its hits to return. */
export interface SearchRequest {
  readonly query: string;
  /** Number of the page of hits, from 0. */
  readonly page?: number;
  /** @default 20 */
  readonly hitsPerPage?: number;
  /** Maximum words in a snippet. @default 10 */
  readonly snippetWords?: number;
  /** Maximum hits on the same page of the site; a hosted index ignores it. @default 1 */
  readonly placesPerPage?: number;
  /** Limits the hits. The build's index has a single language, so only the versions limit it. */
  readonly context?: SearchContext;
}

interface HighlightedValue {
  /** Text with `MARK`, a control character, around matching words. */
  readonly value: string;
}

/** A record that matches a query, with highlights. */
export interface SearchHit extends SearchRecord {
  readonly _highlightResult: {
    readonly hierarchy?: Readonly<Partial<Record<HierarchyLevel, HighlightedValue>>>;
  };
  readonly _snippetResult: {readonly content?: HighlightedValue};
  /** Rank among all hits, from 1. */
  readonly __position?: number;
  readonly __queryID?: string;
  /** Further places of the same page, best first; a hosted index returns these as separate hits. */
  readonly further?: readonly SearchHit[];
}

/** The fields of Algolia's response that the search uses, and `missingWords`, which Algolia does not have. */
export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  /**
   * Number of all hits, one per page of the site. For a query with a quoted phrase, the number may be
   * too large: the hits after the requested pages are not all checked for the phrase.
   */
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  /** Words of the query that none of the first 20 hits contain. */
  readonly missingWords?: readonly string[];
}

/** Returns one response per request. Rejects if the index is unavailable; the next call tries again. */
export type Search = (
  requests: readonly SearchRequest[],
  signal?: AbortSignal,
) => Promise<SearchResponse[]>;
