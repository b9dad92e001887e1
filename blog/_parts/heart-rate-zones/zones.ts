export interface Zone {
  /** Percent of the reserve. */
  readonly percent: readonly [from: number, to: number];
  /** Whole beats a minute. */
  readonly beats: readonly [from: number, to: number];
}

/** Karvonen's five zones: tenths of the reserve, which lies between the resting and the maximum rate. */
export function reserveZones(maximum: number, resting: number): Zone[] {
  const beats = (percent: number) => Math.round(resting + ((maximum - resting) * percent) / 100);
  return [50, 60, 70, 80, 90].map((from) => ({
    percent: [from, from + 10],
    beats: [beats(from), beats(from + 10)],
  }));
}

/** Tanaka's line, 208 − 0.7 × age, in whole beats a minute: an average of people of that age. */
export function maximumFromAge(age: number): number {
  return Math.round(208 - 0.7 * age);
}
