/** Splits text into words, each with the space before it; other white space is separate. */
export function splitWords(text: string): string[] {
  return text.match(/ ?\S+|\s/g) ?? [];
}

/** Returns the UTF-8 bytes of a text, each as one character from U+0000 to U+00FF. */
export function toByteSymbols(text: string): string[] {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
}

export type Pair = readonly [left: string, right: string];

/** Merges every occurrence of the pair, from left to right. */
export function mergePair(symbols: readonly string[], [left, right]: Pair): string[] {
  const merged: string[] = [];
  for (let index = 0; index < symbols.length; index += 1) {
    const symbol = symbols[index] ?? '';
    const joins = symbol === left && symbols[index + 1] === right;
    merged.push(joins ? left + right : symbol);
    index += joins ? 1 : 0;
  }
  return merged;
}

interface Word {
  readonly symbols: readonly string[];
  readonly count: number;
}

/** Returns the most frequent adjacent pair within words; if tied, the one that occurs first. */
function mostFrequentPair(words: readonly Word[]): Pair | undefined {
  const counts = new Map<string, {pair: Pair; count: number}>();
  let best: {pair: Pair; count: number} | undefined;
  for (const {symbols, count} of words) {
    for (let index = 0; index + 1 < symbols.length; index += 1) {
      const pair: Pair = [symbols[index] ?? '', symbols[index + 1] ?? ''];
      // A symbol may contain any byte, so no separator is safe: the length makes the key unique.
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
 * Trains a byte-pair encoding: returns up to `limit` merges in order, fewer if no pair occurs twice
 * any more. A smaller limit returns the beginning of the same list.
 */
export function trainMerges(text: string, limit: number): Pair[] {
  const counts = new Map<string, number>();
  for (const word of splitWords(text)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  let words: Word[] = [...counts].map(([word, count]) => ({symbols: toByteSymbols(word), count}));
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

const SHOWN = new Map([
  [' ', '␣'],
  ['\n', '↵'],
  ['\t', '⇥'],
]);

/** Formats a token for display: white space as symbols, and incomplete characters as hex bytes. */
export function showToken(token: string): string {
  const bytes = Uint8Array.from(token, (symbol) => symbol.charCodeAt(0));
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
    return [...text].map((character) => SHOWN.get(character) ?? character).join('');
  } catch {
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  }
}
