export interface Split {
  readonly km: number;
  readonly seconds: number;
}

/** Times at even pace after every `every` kilometers and at the finish. */
export function splitTimes(distance: number, seconds: number, every: number): Split[] {
  // A hair of tolerance, so that the finish is not listed twice.
  const marks = Math.ceil(distance / every - 1e-9) - 1;
  const before = Array.from({length: marks}, (_, index) => (index + 1) * every);
  return [...before, distance].map((km) => ({km, seconds: (seconds * km) / distance}));
}
