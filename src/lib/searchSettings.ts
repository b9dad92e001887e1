import type {AlgoliaOptions} from 'docusaurus-theme-search-ask';

/** Search engine: the index that the build writes, Algolia, or an npm package. */
export type SearchSettings = EmbeddedSearch | HostedSearch | StockSearch;

/** Uses the search bar and the search page of `@easyops-cn/docusaurus-search-local`. */
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
