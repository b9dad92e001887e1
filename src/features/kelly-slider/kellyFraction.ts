/** A bet that pays `odds` for each 1 staked with probability `win`, and else loses the stake. */
export interface Bet {
  readonly win: number;
  readonly odds: number;
}

/** The share of the bankroll with the highest expected log growth; 0 without an edge. */
export function kellyFraction({win, odds}: Bet): number {
  return Math.max(0, win - (1 - win) / odds);
}
