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
