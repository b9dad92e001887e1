import type {AsPlainObject, Options} from 'minisearch';
import type {ContentBlock} from 'docusaurus-built-pages';
import type {Language} from './language.js';
import {stemsOf} from './language.js';
import {tokenize} from './tokenize.js';
import type {TextPage} from './types.js';

/** Version of the files. Raise it with each change of their format. */
export const INDEX_VERSION = 6;

/** The one file with a fixed name: it names the core. */
export const ENTRY_FILE = 'index.json';

export interface EntryFile {
  readonly version: number;
  readonly core: string;
  /** Cores for readers of older docs versions, by the tag of the version. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** MiniSearch's state without the terms. */
export type IndexFrame = Omit<
  AsPlainObject,
  'index' | 'documentIds' | 'storedFields' | 'fieldLength'
>;

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
  readonly frame: IndexFrame;
  /** Lengths of each field's texts, packed. */
  readonly lengths: readonly PackedLengths[];
}

type Terms = AsPlainObject['index'];

/**
 * A term, then pairs of a field and the documents that have the term in it. Each document is its distance
 * from the one before, or `[distance, times]` if it has the term several times.
 */
type PackedTerm = readonly [term: string, ...(number | (number | readonly [number, number])[])[]];

/** Terms with, for each field, how often each document has them. */
export type ShardFile = readonly PackedTerm[];

/** MiniSearch's terms in half the bytes. */
export function packTerms(terms: Terms): PackedTerm[] {
  return terms.map(([term, fields]) => [
    term,
    ...Object.entries(fields).flatMap(([field, documents]) => [
      Number(field),
      // Whole numbers are in ascending order as keys.
      Object.entries(documents).map(([id, times], place, all) => {
        const distance = Number(id) - Number(all[place - 1]?.[0] ?? 0);
        return times === 1 ? distance : ([distance, times] as const);
      }),
    ]),
  ]);
}

export function unpackTerms(packed: readonly PackedTerm[]): Terms {
  return packed.map(([term, ...parts]) => {
    const fields: Record<number, Record<number, number>> = {};
    for (let place = 0; place < parts.length; place += 2) {
      const documents: Record<number, number> = {};
      let id = 0;
      for (const each of parts[place + 1] as (number | readonly [number, number])[]) {
        const [distance, times] = typeof each === 'number' ? [each, 1] : each;
        id += distance;
        documents[id] = times;
      }
      fields[parts[place] as number] = documents;
    }
    return [term, fields];
  });
}

type FieldLengths = AsPlainObject['fieldLength'];

/** First document that has the field, and one letter for the length in each document from there. */
export type PackedLengths = readonly [first: number, letters: string];

/** Lengths up to this one are stored exactly. */
const EXACT_LENGTHS = 16;
/** Longer ones are rounded to this many steps per doubling. */
const LENGTH_STEPS = 10;
const FIRST_LETTER = 'A'.charCodeAt(0);

function lengthLetter(length: number): string {
  const level =
    length <= EXACT_LENGTHS
      ? length
      : EXACT_LENGTHS + Math.round(LENGTH_STEPS * Math.log2(length / EXACT_LENGTHS));
  return String.fromCharCode(FIRST_LETTER + level);
}

function lengthOf(letter: string): number {
  const level = letter.charCodeAt(0) - FIRST_LETTER;
  return level <= EXACT_LENGTHS
    ? level
    : Math.round(EXACT_LENGTHS * 2 ** ((level - EXACT_LENGTHS) / LENGTH_STEPS));
}

/**
 * The lengths of the documents' fields, rounded: ranking needs no more, and exact ones would be most
 * of what is fetched before the first hits of a large site. The documents that have a field follow
 * each other.
 */
export function packLengths(lengths: FieldLengths, fields: number): PackedLengths[] {
  // Whole numbers are in ascending order as keys.
  const documents = Object.entries(lengths);
  return Array.from({length: fields}, (_, field) => {
    const having = documents.filter(([, all]) => typeof all[field] === 'number');
    const letters = having.map(([, all]) => lengthLetter(all[field] as number));
    return [Number(having[0]?.[0] ?? 0), letters.join('')];
  });
}

export function unpackLengths(packed: readonly PackedLengths[]): FieldLengths {
  const lengths: Record<number, number[]> = {};
  packed.forEach(([first, letters], field) => {
    [...letters].forEach((letter, place) => {
      (lengths[first + place] ??= [])[field] = lengthOf(letter);
    });
  });
  return lengths;
}

/**
 * A page's head or one of its blocks, each with its own fields. Heads are numbered from 0; the numbers of
 * the blocks of all pages follow.
 */
export interface IndexedDocument {
  readonly id: number;
  readonly title?: string;
  readonly tags?: string;
  readonly slug?: string;
  readonly description?: string;
  readonly heading?: string;
  readonly text?: string;
  readonly questions?: string;
}

/** The terms that are indexed of a text: stems, and in headings also the words as written, for typos. */
function terms(language: Language, text: string, field?: string): string[] {
  const isRead = field === 'text' || field === 'questions' || field === 'description';
  return tokenize(text).flatMap((token) => {
    const stems = stemsOf(language, token);
    return isRead || stems.includes(token.term) ? stems : [...stems, token.term];
  });
}

export function indexOptions(language: Language): Options<IndexedDocument> {
  return {
    fields: ['title', 'tags', 'slug', 'description', 'heading', 'text', 'questions'],
    tokenize: (text, field) => terms(language, text, field),
    processTerm: (term) => term,
  };
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
