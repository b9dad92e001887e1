import {NumberReader} from '../search/numberText';
import type {CoreFile} from './passageFormat';
import {PASSAGES_VERSION} from './passageFormat';

export interface PageHead {
  readonly title: string;
  readonly permalink: string;
  readonly date?: string;
  /** Number of its first passage; they end before that of the next page. */
  readonly first: number;
  readonly end: number;
  /** The file of its text, and its place there. */
  readonly shard: number;
  readonly place: number;
}

export interface PassageCore {
  readonly pages: readonly PageHead[];
  /** Page of each passage. */
  readonly pageOf: Uint32Array;
  /** Words of each passage. */
  readonly lengths: readonly number[];
  readonly averageLength: number;
  /** Words of each page. */
  readonly pageLengths: readonly number[];
  readonly averagePageLength: number;
  readonly shards: readonly string[];
  readonly textShards: number;
}

function readAll(text: string): number[] {
  const reader = new NumberReader(text);
  const numbers: number[] = [];
  while (!reader.done) {
    numbers.push(reader.next());
  }
  return numbers;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @throws Error on anything but a core of this version. */
export function readCore(value: unknown): PassageCore {
  const core = value as CoreFile | null;
  if (core?.version !== PASSAGES_VERSION) {
    throw new Error('The core is none, or of another version.');
  }
  const counts = readAll(core.passageCounts);
  const lengths = readAll(core.lengths);
  const places = readAll(core.textPages).flatMap((pages, shard) =>
    Array.from({length: pages}, (_, place) => ({shard, place})),
  );
  let end = 0;
  const pages = core.pages.map(([title, permalink, date], index): PageHead => {
    const first = end;
    end += counts[index] ?? 0;
    const {shard, place} = places[index] ?? {shard: -1, place: -1};
    return {title, permalink, ...(date === '' ? {} : {date}), first, end, shard, place};
  });
  if (end !== lengths.length || places.length !== pages.length) {
    throw new Error('The parts of the core do not fit together.');
  }
  const pageOf = new Uint32Array(end);
  pages.forEach((page, index) => pageOf.fill(index, page.first, page.end));
  const pageLengths = pages.map((page) => sum(lengths.slice(page.first, page.end)));
  return {
    pages,
    pageOf,
    lengths,
    averageLength: sum(lengths) / Math.max(1, lengths.length),
    pageLengths,
    averagePageLength: sum(pageLengths) / Math.max(1, pages.length),
    shards: core.shards,
    textShards: (places.at(-1)?.shard ?? -1) + 1,
  };
}
