import {formatClock} from '../clock';

/** Plan of a session. There is a rest between rounds, but none after the last. */
export interface Plan {
  readonly rounds: number;
  /** Length of a round, in seconds. */
  readonly work: number;
  /** Length of a rest, in seconds. */
  readonly rest: number;
}

interface Phase {
  readonly kind: 'work' | 'rest' | 'done';
  /** Number of the current round, starting at 1; during a rest, that of the round before it. */
  readonly round: number;
  readonly remainingMs: number;
}

/** Returns the length of the whole session, in milliseconds. */
export function sessionMs({rounds, work, rest}: Plan): number {
  return (rounds * work + (rounds - 1) * rest) * 1000;
}

/** Returns the phase of a session after `elapsedMs` of running time. */
export function timerPhase(plan: Plan, elapsedMs: number): Phase {
  if (elapsedMs >= sessionMs(plan)) {
    return {kind: 'done', round: plan.rounds, remainingMs: 0};
  }
  const [work, cycle] = [plan.work * 1000, (plan.work + plan.rest) * 1000];
  const cycles = Math.floor(elapsedMs / cycle);
  const elapsedInCycle = elapsedMs - cycles * cycle;
  return elapsedInCycle < work
    ? {kind: 'work', round: cycles + 1, remainingMs: work - elapsedInCycle}
    : {kind: 'rest', round: cycles + 1, remainingMs: cycle - elapsedInCycle};
}

/** Returns a sentence that describes the phase, to be shown and announced to screen readers. */
export function phaseText(
  {rounds, work}: Plan,
  {kind, round}: Phase,
  status: 'ready' | 'running' | 'paused',
): string {
  if (kind === 'done') {
    return `Done: ${formatClock(rounds * work)} of work.`;
  }
  if (status === 'ready') {
    return 'Ready.';
  }
  const state =
    kind === 'work'
      ? `Round ${round} of ${rounds}: work.`
      : `Rest before round ${round + 1} of ${rounds}.`;
  return status === 'paused' ? `Paused. ${state}` : state;
}
