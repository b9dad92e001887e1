import {NumberReader} from '../search/numberText';
import {readTerms} from '../search/termText';
import type {PostingsFile} from './passageFormat';

/** Where a term stands. */
export interface Posting {
  readonly passages: readonly number[];
  /** How often, for each of `passages`. */
  readonly times: readonly number[];
  /** Pages with the term in their head. */
  readonly heads: readonly number[];
  /** In which fields, for each of `heads`: a sum of powers of two. */
  readonly fields: readonly number[];
}

function readEntries(reader: NumberReader, count: number): [number[], number[]] {
  const places: number[] = [];
  const values: number[] = [];
  let place = 0;
  for (let index = 0; index < count; index += 1) {
    place += reader.next();
    places.push(place);
    values.push(reader.next());
  }
  return [places, values];
}

/** @throws Error on what is no file of postings. */
export function readPostings(value: unknown): ReadonlyMap<string, Posting> {
  const file = value as PostingsFile;
  const counts = new NumberReader(file.counts);
  const inPassages = new NumberReader(file.passages);
  const inHeads = new NumberReader(file.heads);
  return new Map(
    readTerms(file.terms).map((term) => {
      const [passages, times] = readEntries(inPassages, counts.next());
      const [heads, fields] = readEntries(inHeads, counts.next());
      return [term, {passages, times, heads, fields}];
    }),
  );
}
