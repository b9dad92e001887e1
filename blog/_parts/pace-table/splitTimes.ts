export interface Split {
  readonly km: number;
  readonly seconds: number;
}

/** Returns the times at even pace for every `every` kilometers and the finish. */
export function splitTimes(distance: number, seconds: number, every: number): Split[] {
  // A small tolerance, so that the finish is not listed twice.
  const marks = Math.ceil(distance / every - 1e-9) - 1;
  const before = Array.from({length: marks}, (_, index) => (index + 1) * every);
  return [...before, distance].map((km) => ({km, seconds: (seconds * km) / distance}));
}
