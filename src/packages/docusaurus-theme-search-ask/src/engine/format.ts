import type {ContentBlock, ContentHeading, PageTag} from 'docusaurus-built-pages';
import type {Language} from './language.js';
import {stemsOf} from './language.js';
import {tokenize} from './tokenize.js';
import type {PageHead, TextPage} from './types.js';

/** Version of the file format. Increase it with every change. */
export const INDEX_VERSION = 10;

/** The only file with a fixed name. It names the core files. */
export const ENTRY_FILE = 'index.json';

export interface EntryFile {
  readonly version: number;
  /** Locale of the site, which filters records on Algolia. */
  readonly locale: string;
  /** Name of the core file for the latest versions of all docs. */
  readonly core: string;
  /** Names of the core files for older docs versions, by version tag. */
  readonly versions?: Readonly<Record<string, string>>;
}

export interface CoreFile {
  /** Language of the texts and of queries. */
  readonly locale: string;
  /** All pages. Their tags are indices in `tags`. */
  readonly pages: readonly (Omit<PageHead, 'firstBlock' | 'tags'> & {
    readonly tags: readonly number[];
    readonly textFile: string;
  })[];
  readonly tags: readonly PageTag[];
  /** Files of terms in alphabetical order, each with the beginning of its first term. */
  readonly shards: readonly (readonly [first: string, file: string])[];
  readonly synonyms: readonly (readonly string[])[];
  readonly lengths: readonly FieldLengths[];
}

/** Fields of the documents. The index refers to a field by its position in this list. */
export const FIELDS = [
  'title',
  'tags',
  'slug',
  'description',
  'heading',
  'text',
  'questions',
] as const;

/**
 * The documents that have a term in a field. Each is encoded as its distance from the previous one,
 * or as `[distance, times]` if it has the term several times.
 */
export type Postings = readonly (number | readonly [distance: number, times: number])[];

/** A term, then pairs of a field and the documents that have the term in it. */
export type PackedTerm = readonly [term: string, ...(number | Postings)[]];

export type ShardFile = readonly PackedTerm[];

/**
 * Lengths of a field in different terms: the average, the number of the first document with the field,
 * and from this document on, one letter per document. Documents with a field must have consecutive
 * numbers.
 *
 * Lengths are rounded: ranking does not need exact lengths, which on a large site would be most
 * of the data to fetch before the first hits.
 */
export type FieldLengths = readonly [average: number, first: number, letters: string];

/** Lengths up to this one are stored exactly. */
const EXACT_LENGTHS = 16;
/** Longer lengths are rounded to this many steps per doubling. */
const LENGTH_STEPS = 4;
const FIRST_LETTER = 'A'.charCodeAt(0);

/** Encodes a length as one letter: 0 → `A`, 1 → `B`, … */
export function lengthLetter(length: number): string {
  const level =
    length <= EXACT_LENGTHS
      ? length
      : EXACT_LENGTHS + Math.round(LENGTH_STEPS * Math.log2(length / EXACT_LENGTHS));
  return String.fromCharCode(FIRST_LETTER + level);
}

/** Decodes a letter: the exact length up to 16, else a rounded one. */
export function lengthOf(letter: string): number {
  const level = letter.charCodeAt(0) - FIRST_LETTER;
  return level <= EXACT_LENGTHS
    ? level
    : Math.round(EXACT_LENGTHS * 2 ** ((level - EXACT_LENGTHS) / LENGTH_STEPS));
}

/**
 * A page's head or one of its blocks, each with its own fields. All heads are numbered first,
 * from 0, then all blocks.
 */
export type IndexedDocument = Partial<Readonly<Record<(typeof FIELDS)[number], string>>>;

/** Returns the terms to index: stems and, outside prose, also whole words, for correcting typos. */
export function termsOf(
  language: Language,
  text: string,
  field: (typeof FIELDS)[number],
): readonly string[] {
  const isProse = field === 'text' || field === 'questions' || field === 'description';
  return tokenize(text).flatMap((token) => {
    const stems = stemsOf(language, token);
    return isProse || stems.includes(token.term) ? stems : [...stems, token.term];
  });
}

export function blockText({intro, title, lines}: ContentBlock): string {
  return [intro, title, ...lines].filter((part) => part !== undefined).join('\n');
}

/** Returns the headings above a block, from the page's second level down. */
export function headingPath(
  {headings}: Pick<TextPage, 'headings'>,
  anchor: string | null,
): TextPage['headings'] {
  const index = headings.findIndex((heading) => heading.anchor === anchor);
  const path: ContentHeading[] = [];
  for (const heading of headings.slice(0, index + 1).reverse()) {
    if (heading.level < (path[0]?.level ?? Infinity)) {
      path.unshift(heading);
    }
  }
  return path;
}
