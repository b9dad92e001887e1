import type {ContentBlock} from 'docusaurus-built-pages';
import type {Language} from './language.js';
import {stemsOf} from './language.js';
import {tokenize} from './tokenize.js';
import type {TextPage} from './types.js';

/** Version of the files. Raise it with each change of their format. */
export const INDEX_VERSION = 7;

/** The one file with a fixed name: it names the core. */
export const ENTRY_FILE = 'index.json';

export interface EntryFile {
  readonly version: number;
  readonly core: string;
  /** Cores for readers of older docs versions, by the tag of the version. */
  readonly versions?: Readonly<Record<string, string>>;
}

export interface CoreFile {
  /** Language of the texts, which queries are read in too. */
  readonly locale: string;
  /** Address, title, place in `sections`, day or '', places in `tags`, blocks, file of the text. */
  readonly pages: readonly (readonly [string, string, number, string, number[], number, string])[];
  readonly sections: readonly (readonly [section: string, docusaurusTag?: string])[];
  readonly tags: readonly (readonly [key: string, label: string])[];
  /** First term and file name of each file of terms, in order. */
  readonly shards: readonly (readonly [first: string, file: string])[];
  readonly synonyms: readonly (readonly string[])[];
  /** Lengths of each field's texts. */
  readonly lengths: readonly FieldLengths[];
}

/** Fields of the documents, by number. */
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
 * Documents that have a term in a field, in order. Each is its distance from the one before, or
 * `[distance, times]` if it has the term several times.
 */
export type Postings = readonly (number | readonly [distance: number, times: number])[];

/** A term, then pairs of a field and the documents that have the term in it. */
export type PackedTerm = readonly [term: string, ...(number | Postings)[]];

export type ShardFile = readonly PackedTerm[];

/**
 * Average length of a field, first document that has the field, and one letter for the length in each
 * document from there. The documents that have a field follow each other.
 *
 * Lengths are rounded: ranking needs no more, and exact ones would be most of what is fetched before the
 * first hits of a large site.
 */
export type FieldLengths = readonly [average: number, first: number, letters: string];

/** Lengths up to this one are stored exactly. */
const EXACT_LENGTHS = 16;
/** Longer ones are rounded to this many steps per doubling. */
const LENGTH_STEPS = 10;
const FIRST_LETTER = 'A'.charCodeAt(0);

export function lengthLetter(length: number): string {
  const level =
    length <= EXACT_LENGTHS
      ? length
      : EXACT_LENGTHS + Math.round(LENGTH_STEPS * Math.log2(length / EXACT_LENGTHS));
  return String.fromCharCode(FIRST_LETTER + level);
}

export function lengthOf(letter: string): number {
  const level = letter.charCodeAt(0) - FIRST_LETTER;
  return level <= EXACT_LENGTHS
    ? level
    : Math.round(EXACT_LENGTHS * 2 ** ((level - EXACT_LENGTHS) / LENGTH_STEPS));
}

/**
 * A page's head or one of its blocks, each with its own fields. Heads are numbered from 0; the numbers of
 * the blocks of all pages follow.
 */
export type IndexedDocument = Partial<Readonly<Record<(typeof FIELDS)[number], string>>>;

/** The terms that are indexed of a text: stems, and in headings also the words as written, for typos. */
export function termsOf(
  language: Language,
  text: string,
  field: (typeof FIELDS)[number],
): readonly string[] {
  const isRead = field === 'text' || field === 'questions' || field === 'description';
  return tokenize(text).flatMap((token) => {
    const stems = stemsOf(language, token);
    return isRead || stems.includes(token.term) ? stems : [...stems, token.term];
  });
}

/** All text of a block. */
export function blockText({intro, title, lines}: ContentBlock): string {
  return [intro, title, ...lines].filter((part) => part !== undefined).join('\n');
}

/** The headings above a block, from the page's second level down to its own. */
export function headingPath(
  {headings}: Pick<TextPage, 'headings'>,
  anchor: string | null,
): TextPage['headings'] {
  const place = headings.findIndex((heading) => heading.anchor === anchor);
  const path = headings.slice(place, place + 1);
  for (const heading of headings.slice(0, Math.max(0, place)).reverse()) {
    if (heading.level < (path[0]?.level ?? 0)) {
      path.unshift(heading);
    }
  }
  return path;
}
