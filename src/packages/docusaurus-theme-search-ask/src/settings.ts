/** Options that the browser needs, as the plugin's global data. */
export interface SearchSettings {
  readonly searchPagePath: string | false;
  readonly missingResultsUrl?: string;
  readonly placeholder?: string;
}

export const PLUGIN_NAME = 'docusaurus-theme-search-ask';

/** Name of the modal's chunk, which `docusaurus-plugin-late-client` can prefetch. */
export const SEARCH_CHUNK = 'search-modal';

/** Names of a reader's own machine, where every site with the chat may connect to models. */
export const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];
