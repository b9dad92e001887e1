/** A heading with the text below it, up to the next one. */
export interface ScannedSection {
  readonly title: string;
  /** Address of the heading's own link, such as `#cliff`; '' where it has none. */
  readonly hash: string;
  readonly content: string;
}

/** A built page as the local search plugin reads it. */
export interface ScannedPage {
  /** Its path with the base URL. */
  readonly url: string;
  readonly pageTitle: string;
  readonly description: string;
  readonly sections: readonly ScannedSection[];
  /** Levels of its headings, by their anchor. */
  readonly levels: ReadonlyMap<string, number>;
}
