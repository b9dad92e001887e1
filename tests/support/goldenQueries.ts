import {readFileSync} from 'node:fs';
import path from 'node:path';

export const KINDS = [
  'topic',
  'howto',
  'paraphrase',
  'phrase',
  'entry',
  'number',
  'typo',
  'tag',
  'title',
  'heading',
  'prefix',
  'misspelling',
  'plural',
  'identifier',
  'two-topics',
  'section',
  'nothing',
] as const;

export type QueryKind = (typeof KINDS)[number];

/** A query as a reader would type it, and the pages that may come first. */
export interface GoldenQuery {
  readonly query: string;
  /** Paths from the site's root; none where nothing should be found. */
  readonly expect: readonly string[];
  readonly kind: QueryKind;
}

/**
 * `queries`: titles, headings and names as the posts have them. The golden ones are in readers' own
 * words: the first half is what ranking is tuned on, the held half shows whether it was fitted to it.
 */
export function goldenQueries(
  set: 'queries' | 'golden-queries' | 'golden-queries-held',
): GoldenQuery[] {
  const file = path.resolve(__dirname, `../fixtures/${set}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenQuery[];
}
