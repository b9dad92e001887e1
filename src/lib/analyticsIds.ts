/** Ids of the scripts that count visits; one that is undefined is not loaded. */
export interface AnalyticsIds {
  /** The site's name at the privacy-friendly counter, usually its host name. */
  readonly script: string | undefined;
  /** The tag manager's container, such as `GTM-ABC123`. */
  readonly tagManager: string | undefined;
}
