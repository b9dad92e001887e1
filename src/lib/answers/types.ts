import type {ContentBlock} from 'docusaurus-built-pages';
import type {SiteTopic} from './siteQuestions';

/** A stretch of a block's text: `lines[line].slice(start, end)`. */
export interface Mark {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** A whole block of a page that answers, or comes near. */
export interface AnswerPassage {
  readonly title: string;
  /** Path with the base URL and the anchor of the heading it stands under. */
  readonly href: string;
  /** Headings above it, from the page's second level down. */
  readonly path: readonly string[];
  readonly date?: string;
  /** Path of the post's drawn cover, with the base URL. */
  readonly cover?: string;
  readonly block: ContentBlock;
  /** The sentences or rows that answer. */
  readonly marks: readonly Mark[];
  /** Characters of it that are shown at once, where that is fewer than of any block. */
  readonly room?: number;
}

export interface AnswerPage {
  readonly title: string;
  readonly href: string;
  readonly date?: string;
}

/**
 * What the site has to say to a question, as far as it can tell:
 *
 * - `answer`: passages that answer it;
 * - `close`: passages that come near;
 * - `list`: pages, for questions about what there is;
 * - `site`: pages about the site or its owner, for questions about these;
 * - `nothing`: nothing near; the pages are where to look.
 */
export interface Answer {
  readonly kind: 'answer' | 'close' | 'list' | 'site' | 'nothing';
  readonly passages: readonly AnswerPassage[];
  readonly pages: readonly AnswerPage[];
  /** Subject of a `site` answer. */
  readonly topic?: SiteTopic;
  /** What was looked for, where that was more or less than the question: a list's subject. */
  readonly subject?: string;
}
