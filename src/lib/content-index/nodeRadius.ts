/** The radius of a post's circle in units of the layout, so that its area grows with its words. */
export function nodeRadius(words: number): number {
  return Math.min(14, Math.max(4, Math.sqrt(words) / 4));
}
