import type {AsPlainObject, Options} from 'minisearch';
import type {ContentBlock} from 'docusaurus-built-pages';
import type {Language} from './language.js';
import {stemsOf} from './language.js';
import {tokenize} from './tokenize.js';
import type {TextPage} from './types.js';

/** Version of the files. Raise it with each change of their format. */
export const INDEX_VERSION = 6;

/** The only file with a fixed name. It names the core files. */
export const ENTRY_FILE = 'index.json';

/** Content of the entry file. */
export interface EntryFile {
  readonly version: number;
  /** Name of the core file for the last versions of all docs. */
  readonly core: string;
  /** Names of core files for readers of older docs versions, by the tag of the version. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** MiniSearch's state without the terms. */
export type IndexFrame = Omit<
  AsPlainObject,
  'index' | 'documentIds' | 'storedFields' | 'fieldLength'
>;

/** Content of a core file: everything but terms and texts. */
export interface CoreFile {
  /** Language of the texts and of queries. */
  readonly locale: string;
  /** Address, title, index in `sections`, day or '', indices in `tags`, number of blocks, text file. */
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
 * A term, then pairs of a field and the documents with the term in this field. A document is encoded
 * as its distance from the previous one, or as `[distance, times]` if it has the term several times.
 */
type PackedTerm = readonly [term: string, ...(number | (number | readonly [number, number])[])[]];

/** Terms, with their number of occurrences by field and document. */
export type ShardFile = readonly PackedTerm[];

/** Packs MiniSearch's terms into half the bytes. */
export function packTerms(terms: Terms): PackedTerm[] {
  return terms.map(([term, fields]) => [
    term,
    ...Object.entries(fields).flatMap(([field, documents]) => [
      Number(field),
      // JavaScript sorts keys that are whole numbers.
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
 * Packs the lengths of the documents' fields, rounded: ranking does not need exact lengths, and these
 * would be most of the data to fetch before the first hits on a large site. Documents that have a
 * field must have consecutive numbers.
 */
export function packLengths(lengths: FieldLengths, fields: number): PackedLengths[] {
  // JavaScript sorts keys that are whole numbers.
  const documents = Object.entries(lengths);
  return Array.from({length: fields}, (_, field) => {
    const documentsWithField = documents.filter(([, all]) => typeof all[field] === 'number');
    const letters = documentsWithField.map(([, all]) => lengthLetter(all[field] as number));
    return [Number(documentsWithField[0]?.[0] ?? 0), letters.join('')];
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

/** Returns the terms to index: stems, and outside of prose also words as written, to correct typos. */
function indexTerms(language: Language, text: string, field?: string): string[] {
  const isProse = field === 'text' || field === 'questions' || field === 'description';
  return tokenize(text).flatMap((token) => {
    const stems = stemsOf(language, token);
    return isProse || stems.includes(token.term) ? stems : [...stems, token.term];
  });
}

/** Returns the options of MiniSearch. */
export function indexOptions(language: Language): Options<IndexedDocument> {
  return {
    fields: ['title', 'tags', 'slug', 'description', 'heading', 'text', 'questions'],
    tokenize: (text, field) => indexTerms(language, text, field),
    processTerm: (term) => term,
  };
}

/** Returns all text of a block. */
export function blockText({intro, title, lines}: ContentBlock): string {
  return [intro, title, ...lines].filter((part) => part !== undefined).join('\n');
}

/** Returns the headings above a block, from the page's second level down. */
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
