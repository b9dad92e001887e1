import type {AsPlainObject, Options} from 'minisearch';
import type {ContentBlock} from '../page-reader/types';
import type {Language} from './language';
import {stemsOf} from './language';
import {tokenize} from './tokenize';
import type {TextPage} from './types';

/** Goes up when files of another format must not be read. */
export const INDEX_VERSION = 5;

/** The one file with a fixed name: it names the core. */
export const ENTRY_FILE = 'index.json';

export interface EntryFile {
  readonly version: number;
  readonly core: string;
}

/** What MiniSearch needs besides the terms. */
export type IndexFrame = Omit<AsPlainObject, 'index' | 'documentIds' | 'storedFields'>;

export interface CoreFile {
  /** Language of the texts, which queries are read in too. */
  readonly locale: string;
  /** Address, title, place in `sections`, day or '', places in `tags`, blocks, file of the text. */
  readonly pages: readonly (readonly [string, string, number, string, number[], number, string])[];
  readonly sections: readonly (readonly [section: string, docusaurusTag?: string])[];
  readonly tags: readonly (readonly [key: string, label: string])[];
  /** Files of terms by the letters that these begin with; of several, the longest counts. */
  readonly shards: Readonly<Record<string, string>>;
  readonly synonyms: readonly (readonly string[])[];
  readonly frame: IndexFrame;
}

type Terms = AsPlainObject['index'];

/**
 * A term, then by turns a field and the documents that have it there, each as its distance from the
 * one before: once, or `[distance, times]`.
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

/**
 * What is indexed: the heads of pages, numbered from 0, and after them the blocks of all pages,
 * numbered through; each has its own of the fields.
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

/** The words of a text as they are indexed; of headings also as they are written, for typos. */
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
