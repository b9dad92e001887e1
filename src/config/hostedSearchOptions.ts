interface HostedSearchOptions {
  /** Only hits of the page's language and version. */
  readonly contextualSearch: boolean;
  /** Hits whose address matches open as pages of another site. */
  readonly externalUrlRegex?: string;
  /** A text or regular expression in a hit's path, and what stands for it on this site. */
  readonly replaceSearchResultPathname?: {readonly from: string | RegExp; readonly to: string};
}

/** What a site that searches on Algolia may set, besides the three variables of the environment. */
export const hostedSearchOptions: HostedSearchOptions = {
  contextualSearch: true,
};
