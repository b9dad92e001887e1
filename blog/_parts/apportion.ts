/**
 * Splits `total` into whole parts in proportion to the weights, by the largest-remainder method: the
 * parts add up exactly to `total`. Of equal remainders, the first is rounded up. Weights must not be
 * negative; if all are zero, all parts are zero.
 */
export function apportion(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) {
    return weights.map(() => 0);
  }
  const exact = weights.map((weight) => (weight / sum) * total);
  // A small tolerance for floating-point errors: 0.29 * 100 is 28.999999999999996.
  const parts = exact.map((value) => Math.floor(value + 1e-9));
  const missing = total - parts.reduce((all, part) => all + part, 0);
  const order = exact
    .map((value, index) => ({index, remainder: value - (parts[index] ?? 0)}))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const {index} of order.slice(0, missing)) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}
