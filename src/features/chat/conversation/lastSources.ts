import type {Entry, Source} from './types';

/** The sources of the newest answer that has any. */
export function lastSources(entries: readonly Entry[]): readonly Source[] {
  for (const entry of entries.toReversed()) {
    if (
      entry.kind === 'turn' &&
      entry.state.status === 'answered' &&
      entry.state.reply.kind !== 'unknown' &&
      entry.state.reply.sources.length > 0
    ) {
      return entry.state.reply.sources;
    }
  }
  return [];
}
