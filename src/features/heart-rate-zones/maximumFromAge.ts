/** Tanaka's line, 208 − 0.7 × age, in whole beats a minute: an average of people of that age. */
export function maximumFromAge(age: number): number {
  return Math.round(208 - 0.7 * age);
}
