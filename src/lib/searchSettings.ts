import type {AlgoliaOptions} from 'docusaurus-theme-search-ask';

/** How the site searches: in an index that it ships itself, on Algolia, or by the stock plugin. */
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
