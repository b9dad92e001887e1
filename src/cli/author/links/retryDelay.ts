const FIRST = 1000;
const LONGEST = 60_000;

/** Milliseconds that a server asks to be left alone for: `Retry-After` in seconds or as a date. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (!header) {
    return undefined;
  }
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/**
 * Milliseconds before the next round of questions: what the servers ask for, else 1, 2, 4 … seconds.
 * A minute at most: a server that wants more is asked again too early, and counted as it answers.
 *
 * @param round 0 before the first repetition
 */
export function retryDelay(round: number, asked: readonly (number | undefined)[]): number {
  const wishes = asked.map((wish) => wish ?? FIRST * 2 ** round);
  return Math.min(LONGEST, Math.max(0, ...wishes));
}
