/** How the site searches: in an index that it ships itself, on Algolia, or by the stock plugin. */
export type SearchSettings = EmbeddedSearch | HostedSearch | StockSearch;

/** Bar and page are those of `@easyops-cn/docusaurus-search-local`. */
export interface StockSearch {
  readonly kind: 'easyops';
}

export interface EmbeddedSearch {
  readonly kind: 'embedded';
  /** Stored searches are kept per index name. */
  readonly indexName: string;
}

export interface HostedSearch {
  readonly kind: 'hosted';
  readonly appId: string;
  /** The search-only key; every reader sees it. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether hits are limited to the page's language and version. */
  readonly contextualSearch: boolean;
  /** Hits whose address matches open as pages of another site. */
  readonly externalUrlRegex?: string;
  /** A regular expression in a hit's path, and what stands for it on this site. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
  /** Whether views of and clicks on hits are told to Algolia. */
  readonly insights?: boolean;
}

/** Name of the chunk of the search's modal (`src/features/search/useSearchModal.ts`). */
export const SEARCH_CHUNK = 'search-modal';

/** Placeholder of the search's field. */
export const SEARCH_PLACEHOLDER = 'Search posts, books and media';
