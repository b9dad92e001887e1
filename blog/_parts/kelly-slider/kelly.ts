/** Bet that wins `odds` times the stake with probability `win`, and loses the stake otherwise. */
interface Bet {
  readonly win: number;
  readonly odds: number;
}

/** Returns the share of the bankroll to bet for the highest expected log growth; 0 without an edge. */
export function kellyFraction({win, odds}: Bet): number {
  return Math.max(0, win - (1 - win) / odds);
}

/** Returns the expected log growth of the bankroll per bet; `stake` is the share that is bet each time. */
export function logGrowth({win, odds}: Bet, stake: number): number {
  return win * Math.log1p(stake * odds) + (1 - win) * Math.log1p(-stake);
}

/**
 * Returns the largest stake on the chart, in percent: two and a half times the Kelly fraction, so that
 * the peak and the decline after it are both visible; at least 25 and less than 100.
 */
export function stakeLimit(kelly: number): number {
  const rounded = Math.ceil((kelly * 250) / 5 - 1e-9) * 5;
  return Math.min(99, Math.max(25, rounded));
}
