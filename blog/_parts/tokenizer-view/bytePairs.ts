/** Words with the one space before them; any other white space stands alone. Loses nothing. */
export function splitWords(text: string): string[] {
  return text.match(/ ?\S+|\s/g) ?? [];
}

/** The UTF-8 bytes of a text, each as one character from U+0000 to U+00FF. */
export function toByteSymbols(text: string): string[] {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
}

export type Pair = readonly [left: string, right: string];

/** Joins every occurrence of the pair, from the left. */
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

/** The tokens of a text, as strings of byte symbols: every merge in turn, within each word. */
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

/** A token to be read: white space made visible, and bytes in hex where they are no whole text. */
export function showToken(token: string): string {
  const bytes = Uint8Array.from(token, (symbol) => symbol.charCodeAt(0));
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
    return [...text].map((character) => SHOWN.get(character) ?? character).join('');
  } catch {
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  }
}
