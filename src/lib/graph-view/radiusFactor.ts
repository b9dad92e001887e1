/** How much larger than `nodeRadius` says circles are drawn at a scale: they grow slower than gaps. */
export function radiusFactor(scale: number): number {
  return Math.min(Math.max(scale ** 0.6, 0.45), 2.2);
}
