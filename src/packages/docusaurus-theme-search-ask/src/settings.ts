import type {PluginOptions} from './options.js';

/** Algolia index, and how to search it. */
export interface AlgoliaOptions {
  readonly appId: string;
  /** Key that can only search; it is visible to every reader. */
  readonly apiKey: string;
  readonly indexName: string;
  /**
   * If true, hits are limited to the language and docs version of the reader's page.
   *
   * @default true
   */
  readonly contextualSearch: boolean;
  /** Regular expression for the addresses of hits on other sites. */
  readonly externalUrlRegex?: string;
  /** Replaces the match of the regular expression `from` in the path of each hit with `to`. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
  /**
   * If true, tells Algolia which hits readers see and choose, unless the browser sends Do Not Track
   * or Global Privacy Control.
   *
   * @default false
   */
  readonly insights: boolean;
}

/** Options for the browser, in the plugin's global data. */
export type SearchSettings = Pick<
  PluginOptions,
  'searchPagePath' | 'missingResultsUrl' | 'placeholder' | 'algolia'
>;

export const PLUGIN_NAME = 'docusaurus-theme-search-ask';

/** Folder of the index, in the build output. */
export const INDEX_FOLDER = 'search';

/** Name of the modal's chunk. With `docusaurus-plugin-late-client`, an inline script can load it early. */
export const SEARCH_CHUNK = 'search-modal';

/** Host names of the reader's own computer. The chat may always connect to models there. */
export const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];
