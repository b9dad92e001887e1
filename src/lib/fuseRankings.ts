/** How much the first places count against the later ones; 60 is the figure of the method's authors. */
const DAMPING = 60;

/**
 * One ranking out of several, best first, by reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009): it needs
 * places alone, so scores of different kinds never have to be compared. Weights are 1 where none are given. Equals
 * keep the order of the first ranking that has them.
 */
export function fuseRankings<T>(
  rankings: readonly (readonly T[])[],
  weights: readonly number[] = [],
): T[] {
  const scores = new Map<T, number>();
  rankings.forEach((ranking, index) => {
    const weight = weights[index] ?? 1;
    [...new Set(ranking)].forEach((entry, place) => {
      scores.set(entry, (scores.get(entry) ?? 0) + weight / (DAMPING + place + 1));
    });
  });
  return [...scores].sort(([, one], [, other]) => other - one).map(([entry]) => entry);
}
