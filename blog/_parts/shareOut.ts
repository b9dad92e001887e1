/**
 * Whole parts of `total` in proportion to the weights, by the largest remainder, so that what is
 * shown adds up exactly. Equal remainders go to the earlier weight. Weights must not be negative;
 * if all are zero, so are the parts.
 */
export function shareOut(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) {
    return weights.map(() => 0);
  }
  const exact = weights.map((weight) => (weight / sum) * total);
  // A hair of tolerance: 0.29 * 100 is 28.999999999999996 and means 29.
  const parts = exact.map((value) => Math.floor(value + 1e-9));
  const missing = total - parts.reduce((all, part) => all + part, 0);
  const order = exact
    .map((value, index) => ({index, rest: value - (parts[index] ?? 0)}))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const {index} of order.slice(0, missing)) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}
