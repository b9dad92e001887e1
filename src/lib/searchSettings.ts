import type {AlgoliaOptions} from 'docusaurus-theme-search-ask';

/**
 * Search engine: the index that the build writes, the search bar and page of
 * `@easyops-cn/docusaurus-search-local`, or Algolia.
 */
export type SearchSettings =
  | {readonly kind: 'embedded' | 'easyops'}
  | {readonly kind: 'hosted'; readonly algolia: AlgoliaOptions};

/** Placeholder of the search field. */
export const SEARCH_PLACEHOLDER = 'Search posts, books and media';
