import type {Entry} from './types';

/** Whether an answer is on its way. */
export function isBusy(entries: readonly Entry[]): boolean {
  return entries.some(
    (entry) =>
      entry.kind === 'turn' &&
      (entry.state.status === 'waiting' || entry.state.status === 'writing'),
  );
}
