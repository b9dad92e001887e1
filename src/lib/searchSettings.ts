/** Options of Docusaurus' own search on Algolia, `themeConfig.algolia`. */
export interface AlgoliaOptions {
  readonly appId: string;
  /** The search-only key; every reader sees it. */
  readonly apiKey: string;
  readonly indexName: string;
  readonly contextualSearch: boolean;
  readonly insights: boolean;
}

/**
 * Kind of search: in the index that the build writes, by Docusaurus' own theme on Algolia, or by
 * `@easyops-cn/docusaurus-search-local`. The last two have a bar and a page of their own.
 */
export type SearchSettings = EmbeddedSearch | HostedSearch | StockSearch;

export interface StockSearch {
  readonly kind: 'easyops';
}

export interface EmbeddedSearch {
  readonly kind: 'embedded';
}

export interface HostedSearch {
  readonly kind: 'hosted';
  readonly algolia: AlgoliaOptions;
}

/** Placeholder of the search field. */
export const SEARCH_PLACEHOLDER = 'Search posts, books and media';
