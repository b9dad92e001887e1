/** The smallest and the largest value of an axis. */
export type Extent = readonly [min: number, max: number];

/** Where a value lies in an extent, in percent; may lie outside of 0 to 100. */
export function percentAlong(value: number, [min, max]: Extent): number {
  return max === min ? 0 : Math.round(((value - min) / (max - min)) * 10_000) / 100;
}
