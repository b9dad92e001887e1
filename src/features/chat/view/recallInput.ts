export interface Recall {
  /** Place in the earlier inputs; their number where the reader's own draft stands. */
  readonly place: number;
  /** What was being written before the arrows were used. */
  readonly draft: string;
}

export interface Recalled extends Recall {
  readonly text: string;
}

/**
 * A step through earlier inputs, oldest first, as in a terminal: up is older, down is newer, and
 * below the newest the draft is back.
 *
 * @returns undefined where there is no further step
 */
export function recallInput(
  earlier: readonly string[],
  recall: Recall | undefined,
  typed: string,
  direction: 'older' | 'newer',
): Recalled | undefined {
  const {place, draft} = recall ?? {place: earlier.length, draft: typed};
  const next = direction === 'older' ? place - 1 : place + 1;
  if (next < 0 || next > earlier.length) {
    return undefined;
  }
  return {place: next, draft, text: earlier[next] ?? draft};
}
