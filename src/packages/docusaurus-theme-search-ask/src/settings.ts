/** Search on Algolia. */
export interface AlgoliaOptions {
  readonly appId: string;
  /** The search-only key; every reader sees it. */
  readonly apiKey: string;
  readonly indexName: string;
  /**
   * True if hits are limited to the page's language and version.
   *
   * @default true
   */
  readonly contextualSearch: boolean;
  /** Hits whose address matches open as pages of another site. */
  readonly externalUrlRegex?: string;
  /** Replaces what matches a regular expression in a hit's path. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
  /**
   * True if Algolia is sent the hits that readers see and choose. Readers whose browsers send Do
   * Not Track or Global Privacy Control are left out.
   *
   * @default false
   */
  readonly insights: boolean;
}

/** Options that the browser needs, as the plugin's global data. */
export interface SearchSettings {
  readonly searchPagePath: string | false;
  readonly missingResultsUrl?: string;
  readonly placeholder?: string;
  readonly algolia?: AlgoliaOptions;
}

export const PLUGIN_NAME = 'docusaurus-theme-search-ask';

/** Name of the modal's chunk, which `docusaurus-plugin-late-client` can prefetch. */
export const SEARCH_CHUNK = 'search-modal';

/** Names of a reader's own machine, where every site with the chat may connect to models. */
export const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];
