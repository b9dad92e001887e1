/**
 * The largest stake to show, in whole percent: two and a half times Kelly, so that the peak and the
 * fall behind it are both in the picture; at least 25 and never all.
 */
export function stakeLimit(kelly: number): number {
  const wanted = Math.ceil((kelly * 250) / 5 - 1e-9) * 5;
  return Math.min(99, Math.max(25, wanted));
}
