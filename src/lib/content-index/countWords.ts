import type {ContentPassage} from './types';

/** Words of passages, code left out. */
export function countWords(passages: readonly ContentPassage[]): number {
  return passages.reduce(
    (sum, {kind, text}) =>
      sum + (kind === 'code' ? 0 : (text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0)),
    0,
  );
}
