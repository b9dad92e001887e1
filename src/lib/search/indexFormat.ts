import type {SearchSection} from './types';

/** Raised with every change of what the files hold. */
export const INDEX_VERSION = 1;

export const ENTRY_FILE = 'entry.json';

/** How names end of files whose JSON is kept deflated (raw): the texts, which are most of the index. */
export const DEFLATED = '.deflate';

export const SECTIONS: readonly SearchSection[] = ['Blog', 'Books', 'Media', 'Resume', 'Pages'];

/** The one file whose name stays. */
export interface EntryFile {
  readonly version: number;
  readonly core: string;
}

/** What every query needs. Texts of numbers are `writeNumbers`'s; names come without their ends. */
export interface CoreFile {
  readonly version: number;
  /** Of the pages, newest first. */
  readonly urls: readonly string[];
  readonly titles: readonly string[];
  /** One digit a page: its place in `SECTIONS`. */
  readonly sections: string;
  readonly docusaurusTags: readonly string[];
  /** One number a page: its place in `docusaurusTags`. */
  readonly docusaurusTagOf: string;
  /** Days since 1970 of each page, 0 for none. */
  readonly days: string;
  readonly tags: readonly string[];
  /** For each page: how many tags, then which. */
  readonly tagsOf: string;
  /** For each page: how many parts; then, for each part, how many words. */
  readonly partCounts: string;
  readonly partLengths: string;
  /** 12 hexadecimal digits for each page: the name of its text. */
  readonly texts: string;
  /** Terms in order (`writeTerms`), and in how many parts' passages each occurs. */
  readonly terms: string;
  readonly counts: string;
  /** For each term of headings: steps to it, how many parts, steps to each. */
  readonly headings: string;
  /** Postings by ranges of terms: steps from the first term of one to the first of the next. */
  readonly shardStarts: string;
  readonly shards: string;
}

/** Postings of a range of terms: `counts` of them for each term. */
export interface ShardFile {
  /** Steps from part to part. */
  readonly parts: string;
  /** How often less one, at most `MOST_COUNTED` - 1. */
  readonly times: string;
}

export const MOST_COUNTED = 8;

export const NAME_LENGTH = 12;

/** A page's texts: level, anchor (`''` for none), heading, passages of each part. */
export type TextFile = readonly (readonly [number, string, string, readonly string[]])[];
