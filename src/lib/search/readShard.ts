import type {ShardFile} from './indexFormat';
import {NumberReader} from './numberText';
import type {SearchCore} from './readIndex';
import {SearchUnavailable} from './SearchUnavailable';

export interface Posting {
  /** Ascending. */
  readonly parts: Uint32Array;
  /** How often in each. */
  readonly times: Uint8Array;
}

/** Postings by term. */
export type Postings = Map<number, Posting>;

/** @throws SearchUnavailable when what was fetched are not the postings that the core expects. */
export function readShard(core: SearchCore, shard: number, value: unknown): Postings {
  const from = core.shards[shard]?.start ?? 0;
  const to = core.shards[shard + 1]?.start ?? core.terms.length;
  const postings: Postings = new Map();
  try {
    const file = value as ShardFile;
    const steps = new NumberReader(file.parts);
    const numbers = new NumberReader(file.times);
    for (let id = from; id < to; id += 1) {
      const count = core.counts[id] as number;
      const parts = new Uint32Array(count);
      const times = new Uint8Array(count);
      let part = 0;
      for (let index = 0; index < count; index += 1) {
        part += steps.next();
        parts[index] = part;
        times[index] = numbers.next() + 1;
      }
      postings.set(id, {parts, times});
    }
  } catch (cause) {
    throw new SearchUnavailable('A part of the search index cannot be read.', {cause});
  }
  return postings;
}

/** The shard that holds a term's postings. */
export function shardOf(core: SearchCore, id: number): number {
  let low = 0;
  let high = core.shards.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((core.shards[middle]?.start ?? 0) <= id) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
