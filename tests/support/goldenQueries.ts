import {readFileSync} from 'node:fs';
import path from 'node:path';

export const KINDS = [
  'title',
  'heading',
  'phrase',
  'prefix',
  'misspelling',
  'plural',
  'tag',
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

/** `queries` is what ranking is judged by; `queries-held` shows whether it was fitted to the former. */
export function goldenQueries(set: 'queries' | 'queries-held'): GoldenQuery[] {
  const file = path.resolve(__dirname, `../fixtures/${set}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenQuery[];
}
