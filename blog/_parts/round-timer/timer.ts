import {countOf} from '@site/src/lib/numbers';
import {formatClock} from '../clock';

/** Lengths in seconds. There is a rest between rounds and none after the last. */
export interface Plan {
  readonly rounds: number;
  readonly work: number;
  readonly rest: number;
}

interface Phase {
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

/** What a session is at, as a sentence for the eye and for screen readers. */
export function phaseText(
  {rounds, work}: Plan,
  {kind, round}: Phase,
  watch: 'ready' | 'running' | 'paused',
): string {
  if (watch === 'ready') {
    return 'Ready.';
  }
  const hint = watch === 'paused' ? 'Paused. ' : '';
  switch (kind) {
    case 'work':
      return `${hint}Round ${round} of ${rounds}: work.`;
    case 'rest':
      return `${hint}Rest before round ${round + 1} of ${rounds}.`;
    case 'done':
      return `Done: ${formatClock(rounds * work)} of work in ${countOf(rounds, 'round')}.`;
  }
}
