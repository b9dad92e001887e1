import {countOf} from '@site/src/lib/numbers';
import {formatClock} from '../clock';

/** Plan of a session, in seconds. There is a rest between rounds, but none after the last. */
export interface Plan {
  readonly rounds: number;
  readonly work: number;
  readonly rest: number;
}

interface Phase {
  readonly kind: 'work' | 'rest' | 'done';
  /** The current round, or during a rest the one just finished. */
  readonly round: number;
  readonly remainingMs: number;
}

/** Length of the whole session, in milliseconds. */
export function sessionMs({rounds, work, rest}: Plan): number {
  return (rounds * work + (rounds - 1) * rest) * 1000;
}

/** Returns the phase of a session after `elapsedMs` of running time. */
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

/** Describes the phase in a sentence, shown and announced to screen readers. */
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
