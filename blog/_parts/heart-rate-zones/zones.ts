/**
 * Returns the borders of Karvonen's five zones, in percent of the heart rate reserve (maximum minus
 * resting rate) and in whole beats per minute. Each zone is a tenth of the reserve.
 */
export function reserveZones(maximum: number, resting: number) {
  const beats = (percent: number) => Math.round(resting + ((maximum - resting) * percent) / 100);
  return [50, 60, 70, 80, 90].map((from) => ({
    percent: [from, from + 10],
    beats: [beats(from), beats(from + 10)],
  }));
}

/** Returns the average maximum heart rate in beats per minute, by Tanaka's formula 208 − 0.7 × age. */
export function maximumFromAge(age: number): number {
  return Math.round(208 - 0.7 * age);
}
