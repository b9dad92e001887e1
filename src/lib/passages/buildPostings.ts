import {writeNumbers} from '../search/numberText';
import {writeTerms} from '../search/termText';
import type {PostingsFile} from './passageFormat';

/** Places and what stands there, in order of the places. */
type Entries = (readonly [place: number, value: number])[];

interface TermEntries {
  readonly passages: Entries;
  readonly heads: Entries;
}

/** Entries in one file: 8 kB compressed. */
const SHARD_ENTRIES = 5000;

function steps(entries: Entries): number[] {
  let before = 0;
  return entries.flatMap(([place, value]) => {
    const step = place - before;
    before = place;
    return [step, value];
  });
}

function shardFile(terms: readonly (readonly [string, TermEntries])[]): PostingsFile {
  return {
    terms: writeTerms(terms.map(([term]) => term)),
    counts: writeNumbers(terms.flatMap(([, {passages, heads}]) => [passages.length, heads.length])),
    passages: writeNumbers(terms.flatMap(([, {passages}]) => steps(passages))),
    heads: writeNumbers(terms.flatMap(([, {heads}]) => steps(heads))),
  };
}

function collect(
  passages: readonly ReadonlyMap<string, number>[],
  heads: readonly ReadonlyMap<string, number>[],
): Map<string, TermEntries> {
  const all = new Map<string, TermEntries>();
  const entriesOf = (term: string): TermEntries => {
    const known = all.get(term) ?? {passages: [], heads: []};
    all.set(term, known);
    return known;
  };
  passages.forEach((terms, place) => {
    terms.forEach((times, term) => entriesOf(term).passages.push([place, times]));
  });
  heads.forEach((terms, place) => {
    terms.forEach((fields, term) => entriesOf(term).heads.push([place, fields]));
  });
  return all;
}

/** Postings in files of about one size, each with its first term, in order of the terms. */
export function buildPostings(
  passages: readonly ReadonlyMap<string, number>[],
  heads: readonly ReadonlyMap<string, number>[],
): {readonly first: string; readonly file: PostingsFile}[] {
  const sorted = [...collect(passages, heads)].sort(([left], [right]) => (left < right ? -1 : 1));
  const shards: (readonly [string, TermEntries])[][] = [];
  let entries = Infinity;
  for (const one of sorted) {
    if (entries >= SHARD_ENTRIES) {
      shards.push([]);
      entries = 0;
    }
    shards.at(-1)?.push(one);
    entries += one[1].passages.length + one[1].heads.length;
  }
  return shards.map((terms) => ({first: terms[0]?.[0] ?? '', file: shardFile(terms)}));
}
