import type {AlgoliaOptions} from 'docusaurus-theme-search-ask';

/** Kind of search: in the index that the build writes, on Algolia, or by the stock plugin. */
export type SearchSettings = EmbeddedSearch | HostedSearch | StockSearch;

/** Bar and page are those of `@easyops-cn/docusaurus-search-local`. */
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

/** Placeholder of the search's field. */
export const SEARCH_PLACEHOLDER = 'Search posts, books and media';
