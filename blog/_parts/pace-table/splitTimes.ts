/**
 * Returns the split times of a race at even pace, each with its distance from the start.
 *
 * @param distance in kilometers
 * @param seconds time of the whole race
 * @param interval kilometers between splits; the finish is always the last split
 */
export function splitTimes(distance: number, seconds: number, interval: number) {
  // With the small tolerance, the finish is not listed twice.
  const count = Math.ceil(distance / interval - 1e-9) - 1;
  const marks = Array.from({length: count}, (_, index) => (index + 1) * interval);
  return [...marks, distance].map((km) => ({km, seconds: (seconds * km) / distance}));
}
