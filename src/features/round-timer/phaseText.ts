import {formatClock} from '../../lib/clock';
import type {Phase, Plan} from './timerPhase';

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
      return `Done: ${formatClock(rounds * work)} of work in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`;
  }
}
