import type {Pair} from './mergePair';
import {mergePair} from './mergePair';
import {splitWords} from './splitWords';
import {toByteSymbols} from './toByteSymbols';

interface Word {
  readonly symbols: readonly string[];
  readonly count: number;
}

/** The most frequent neighbors within words; of equals, the pair that the text shows first. */
function commonestPair(words: readonly Word[]): Pair | undefined {
  const counts = new Map<string, {pair: Pair; count: number}>();
  let best: {pair: Pair; count: number} | undefined;
  for (const {symbols, count} of words) {
    for (let index = 0; index + 1 < symbols.length; index += 1) {
      const pair: Pair = [symbols[index] ?? '', symbols[index + 1] ?? ''];
      // A symbol may hold any byte, so its length keeps two pairs of the same letters apart.
      const key = `${pair[0].length} ${pair[0]}${pair[1]}`;
      const seen = counts.get(key) ?? {pair, count: 0};
      seen.count += count;
      counts.set(key, seen);
    }
  }
  for (const entry of counts.values()) {
    if (!best || entry.count > best.count) {
      best = entry;
    }
  }
  return best && best.count > 1 ? best.pair : undefined;
}

/**
 * Byte-pair encoding: the first `limit` merges a text teaches, in their order, fewer if no pair
 * occurs twice any more. A smaller limit gives the beginning of the same list.
 */
export function trainMerges(text: string, limit: number): Pair[] {
  const counts = new Map<string, number>();
  for (const word of splitWords(text)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  let words: Word[] = [...counts].map(([word, count]) => ({symbols: toByteSymbols(word), count}));
  const merges: Pair[] = [];
  while (merges.length < limit) {
    const pair = commonestPair(words);
    if (!pair) {
      break;
    }
    merges.push(pair);
    words = words.map(({symbols, count}) => ({symbols: mergePair(symbols, pair), count}));
  }
  return merges;
}
