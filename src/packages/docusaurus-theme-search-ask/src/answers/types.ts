import type {ContentBlock} from 'docusaurus-built-pages';

/** A range of a block's text: `lines[line].slice(start, end)`. */
export interface Mark {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** A whole block of a page that answers the question, or nearly does. */
export interface AnswerPassage {
  readonly title: string;
  /** Path with the base URL and the anchor of the heading above the block. */
  readonly href: string;
  /** Headings above the block, from the page's second level down. */
  readonly path: readonly string[];
  readonly date?: string;
  /** Path of the page's cover, with the base URL. */
  readonly cover?: string;
  readonly block: ContentBlock;
  /** The sentences or rows that answer the question. */
  readonly marks: readonly Mark[];
  /** Maximum number of characters to show at first, if lower than the default. */
  readonly maxShown?: number;
}

export interface AnswerPage {
  readonly title: string;
  readonly href: string;
  readonly date?: string;
}

/** Subjects of questions about the site itself, and of small talk. */
export type SiteTopic =
  'owner' | 'site' | 'start' | 'contact' | 'greeting' | 'thanks' | 'acknowledgment' | 'goodbye';

/**
 * An answer from the site:
 *
 * - `answer`: passages that answer the question;
 * - `close`: passages that come close;
 * - `list`: posts, for questions such as "What have you written about tides?";
 * - `site`: pages about the site or its author, for questions about these and for small talk;
 * - `nothing`: no passage comes close; the pages are suggestions.
 */
export interface Answer {
  readonly kind: 'answer' | 'close' | 'list' | 'site' | 'nothing';
  readonly passages: readonly AnswerPassage[];
  readonly pages: readonly AnswerPage[];
  /** Topic of a `site` answer. */
  readonly topic?: SiteTopic;
}

/** A section whose pages are lists of entries, such as a shelf of books. */
export interface Collection {
  /** Name of the section in the index. */
  readonly section: string;
  /** Nouns for its entries, in the singular: `book`, `novel`. */
  readonly nouns: readonly string[];
  /** Phrases that ask for its entries without such a noun: `you read`. */
  readonly phrases?: readonly string[];
  /** Other words to ignore when determining the subject of a question about its entries: `author`, `listen`. */
  readonly otherWords?: readonly string[];
}

/** Facts about a site that its pages do not state. Plain data, because a worker receives it. */
export interface SiteProfile {
  readonly title: string;
  /** Name of the author, for questions such as “Who is Ada Byron?”. */
  readonly author?: string;
  /** Pages to list with answers about the site, as paths with the base URL. */
  readonly pages?: Partial<Record<'owner' | 'site' | 'start' | 'contact', readonly string[]>>;
  readonly collections?: readonly Collection[];
}

/** The last question that was not about the site itself, and the addresses in its answer. */
export interface EarlierQuestion {
  readonly question: string;
  /** Addresses of the passages and pages that answered it. */
  readonly hrefs: readonly string[];
}
