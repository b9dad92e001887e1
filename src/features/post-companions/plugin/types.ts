import type {TagLink} from '../../../lib/postRows';

/** A link from one page of the site to another. */
export interface ContentLink {
  /** Permalink of the target page, with the base URL. */
  readonly to: string;
  /** The sentence that contains the link, without markup. */
  readonly sentence: string;
}

/** A page that may link to posts. */
export interface LinkingPage {
  readonly title: string;
  readonly permalink: string;
  /** Date of a post, `YYYY-MM-DD` in UTC; other pages have no date. */
  readonly date?: string;
  readonly links: readonly ContentLink[];
}

/** A post that is neither a draft nor unlisted. */
export interface ContentPost extends LinkingPage {
  readonly date: string;
  readonly description: string;
  readonly tags: readonly TagLink[];
  /** Key of the series. */
  readonly series?: string;
  readonly headings: readonly string[];
  /** Paragraphs, list items, table rows and descriptions of plots. */
  readonly lines: readonly string[];
  /** Number of words in `lines`. */
  readonly wordCount: number;
}
