/** Raised with every change of what the files hold. */
export const PASSAGES_VERSION = 1;

export const CORE_FILE = 'core';
export const WORDS_FILE = 'words';

export function postingsFile(shard: number): string {
  return `postings-${shard}`;
}

export function textsFile(shard: number): string {
  return `texts-${shard}`;
}

/** What every question needs. Texts of numbers are `writeNumbers`'s. */
export interface CoreFile {
  readonly version: number;
  /** Title, permalink and day (`''` for none) of each page, its number being its place. */
  readonly pages: readonly (readonly [string, string, string])[];
  /** How many passages each page has; passages are numbered through all pages. */
  readonly passageCounts: string;
  /** Words of each passage. */
  readonly lengths: string;
  /** First term of each shard of postings. */
  readonly shards: readonly string[];
  /** How many pages each shard of texts has. */
  readonly textPages: string;
}

/** Postings of a range of terms. */
export interface PostingsFile {
  /** Terms in order (`writeTerms`). */
  readonly terms: string;
  /** For each term: how many passages, then how many heads of pages, have it. */
  readonly counts: string;
  /** For each term and passage: step from the passage before, and how often. */
  readonly passages: string;
  /** For each term and head: step from the page before, and in which of `HEAD_FIELDS`. */
  readonly heads: string;
}

/** All words as they are written, for the correction of slips, each with how often it is written. */
export interface WordsFile {
  readonly words: string;
  readonly counts: string;
}

/** Kinds of blocks, each with its letter. */
export const BLOCK_LETTERS = {
  paragraph: 'p',
  item: 'i',
  quote: 'q',
  row: 'r',
  code: 'c',
} as const;

export type BlockLetter = (typeof BLOCK_LETTERS)[keyof typeof BLOCK_LETTERS];

export interface PageFile {
  /** Anchor and text. */
  readonly headings: readonly (readonly [string, string])[];
  /** Place of the heading (-1 for none), then the blocks. */
  readonly passages: readonly (readonly [number, ...string[]])[];
}

/** Texts of some pages. */
export type TextsFile = readonly PageFile[];

/** What the head of a page is made of, and what a word there tells of the page, 0 to 1. */
export const HEAD_FIELDS = [
  {name: 'title', weight: 1},
  {name: 'slug', weight: 0.7},
  {name: 'tags', weight: 0.7},
  {name: 'description', weight: 0.7},
] as const;

/** More repetitions than this tell nothing more. */
export const MOST_COUNTED = 20;
