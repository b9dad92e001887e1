/** Numbers in [0, 1) from a seed; see `seededRandom`. */
export type Random = () => number;

/** Any of the values, each as likely as the others. */
export function pickAny<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** One of the values, the n-th about 1/n as likely as the first: how words and subjects fall. */
export function pickZipf<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor((values.length + 1) ** random()) - 1] as Value;
}

/** A whole number from `least` to `most`, both included. */
export function pickNumber(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}
