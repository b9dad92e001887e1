import {countEach} from '@site/src/lib/groupBy';

/** Splits text into words, each with the space before it; other white space becomes separate items. */
function splitWords(text: string): string[] {
  return text.match(/ ?\S+|\s/g) ?? [];
}

/** Returns the UTF-8 bytes of a text, each as one character from U+0000 to U+00FF. */
export function toByteSymbols(text: string): string[] {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
}

type Pair = readonly [left: string, right: string];

/** Merges every occurrence of the pair, from left to right. */
function mergePair(symbols: readonly string[], [left, right]: Pair): string[] {
  const merged: string[] = [];
  for (const symbol of symbols) {
    if (symbol === right && merged.at(-1) === left) {
      merged[merged.length - 1] = left + right;
    } else {
      merged.push(symbol);
    }
  }
  return merged;
}

/** A distinct word of a text, as byte symbols, with the number of its occurrences. */
interface Word {
  readonly symbols: readonly string[];
  readonly count: number;
}

/**
 * Returns the most frequent pair of adjacent symbols in words; of equally frequent pairs, the one that
 * occurs first. Returns undefined if no pair occurs twice.
 */
function mostFrequentPair(words: readonly Word[]): Pair | undefined {
  const counts = new Map<string, {readonly pair: Pair; count: number}>();
  for (const {symbols, count} of words) {
    for (let index = 0; index + 1 < symbols.length; index += 1) {
      const pair: Pair = [symbols[index] ?? '', symbols[index + 1] ?? ''];
      // The length makes the key unique. A separator would not, because symbols may contain any byte.
      const key = `${pair[0].length} ${pair[0]}${pair[1]}`;
      const entry = counts.get(key) ?? {pair, count: 0};
      entry.count += count;
      counts.set(key, entry);
    }
  }
  const [best] = [...counts.values()].sort((a, b) => b.count - a.count);
  return best && best.count > 1 ? best.pair : undefined;
}

/**
 * Trains a byte-pair encoding: returns up to `limit` merges in order, or fewer if no pair occurs twice.
 * A smaller limit returns the beginning of the same list.
 */
export function trainMerges(text: string, limit: number): Pair[] {
  let words: Word[] = [...countEach(splitWords(text))].map(([word, count]) => ({
    symbols: toByteSymbols(word),
    count,
  }));
  const merges: Pair[] = [];
  while (merges.length < limit) {
    const pair = mostFrequentPair(words);
    if (!pair) {
      break;
    }
    merges.push(pair);
    words = words.map(({symbols, count}) => ({symbols: mergePair(symbols, pair), count}));
  }
  return merges;
}

/** Splits a text into tokens, as strings of byte symbols, by applying all merges to each word. */
export function tokenizeText(text: string, merges: readonly Pair[]): string[] {
  return splitWords(text).flatMap((word) =>
    merges.reduce<string[]>(
      (symbols, pair) => (symbols.length > 1 ? mergePair(symbols, pair) : symbols),
      toByteSymbols(word),
    ),
  );
}

/** Symbols that are shown in place of white space. */
const VISIBLE = new Map([
  [' ', '␣'],
  ['\n', '↵'],
  ['\t', '⇥'],
]);

/** Formats a token for display: white space as symbols, and incomplete characters as hex bytes. */
export function showToken(token: string): string {
  const bytes = Uint8Array.from(token, (symbol) => symbol.charCodeAt(0));
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
    return [...text]
      .map((character) => VISIBLE.get(character) ?? (/\p{Z}/u.test(character) ? '␣' : character))
      .join('');
  } catch {
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  }
}
