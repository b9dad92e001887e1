/** Lengths in seconds. There is a rest between rounds and none after the last. */
export interface Plan {
  readonly rounds: number;
  readonly work: number;
  readonly rest: number;
}

export interface Phase {
  readonly kind: 'work' | 'rest' | 'done';
  /** The round that runs, or the one just finished. */
  readonly round: number;
  readonly remainingMs: number;
}

/** How long the whole session takes, in milliseconds. */
export function sessionMs({rounds, work, rest}: Plan): number {
  return (rounds * work + (rounds - 1) * rest) * 1000;
}

/** Where a session stands after so many milliseconds of running. */
export function timerPhase(plan: Plan, elapsedMs: number): Phase {
  if (elapsedMs >= sessionMs(plan)) {
    return {kind: 'done', round: plan.rounds, remainingMs: 0};
  }
  const [work, cycle] = [plan.work * 1000, (plan.work + plan.rest) * 1000];
  const before = Math.floor(elapsedMs / cycle);
  const within = elapsedMs - before * cycle;
  return within < work
    ? {kind: 'work', round: before + 1, remainingMs: work - within}
    : {kind: 'rest', round: before + 1, remainingMs: cycle - within};
}
