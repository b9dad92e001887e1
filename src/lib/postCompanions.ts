interface PageLink {
  readonly title: string;
  readonly permalink: string;
}

/** A page that links to a post, with the sentence that contains the link. */
export interface Backlink extends PageLink {
  /** Date of a post, `YYYY-MM-DD`; section pages have no date. */
  readonly date?: string;
  readonly sentence: string;
}

export interface RelatedPost extends PageLink {
  /** Labels of the (at most 2) rarest shared tags; empty if `sharedWords` are shown instead. */
  readonly sharedTags: readonly string[];
  /** The (at most 3) words that make the posts similar, if `sharedTags` is empty. */
  readonly sharedWords: readonly string[];
}

/** Place of a post in its series. */
export interface SeriesPlace {
  /** Name of the series. */
  readonly label: string;
  /** Starts at 1. */
  readonly position: number;
  readonly total: number;
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** A change to a published post, listed in its front matter. */
export interface PostChange {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly text: string;
}

/**
 * Length of a post, its changes, and the pages related to it; stored as `companions` in the post's
 * metadata.
 */
export interface PostCompanions {
  /** Number of words in the post's text, without headings and code. */
  readonly wordCount: number;
  readonly related: readonly RelatedPost[];
  readonly backlinks: readonly Backlink[];
  readonly series?: SeriesPlace;
  /** Oldest first. */
  readonly changes?: readonly PostChange[];
}
