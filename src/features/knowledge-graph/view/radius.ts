/** Radius of a post's circle: the area grows with the number of words, within limits. */
export function radiusOf(words: number): number {
  return Math.round(Math.min(14, Math.max(4, Math.sqrt(words) / 4)) * 10) / 10;
}
