import type {AlgoliaOptions} from 'docusaurus-theme-search-ask';

/** Settings of the search engine that the site uses. */
export type SearchSettings = EmbeddedSearch | HostedSearch | EasyopsSearch;

/** Uses the search bar and the search page of `@easyops-cn/docusaurus-search-local`. */
export interface EasyopsSearch {
  readonly kind: 'easyops';
}

/** Uses the index that the build writes. */
export interface EmbeddedSearch {
  readonly kind: 'embedded';
}

/** Uses Algolia. */
export interface HostedSearch {
  readonly kind: 'hosted';
  readonly algolia: AlgoliaOptions;
}

/** Placeholder of the search field. */
export const SEARCH_PLACEHOLDER = 'Search posts, books and media';
