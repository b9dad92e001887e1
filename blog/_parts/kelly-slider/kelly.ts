/** Bet that wins `odds` times the stake with probability `win`, and loses the stake otherwise. */
interface Bet {
  readonly win: number;
  readonly odds: number;
}

/** Share of the bankroll with the highest expected log growth; 0 without an edge. */
export function kellyFraction({win, odds}: Bet): number {
  return Math.max(0, win - (1 - win) / odds);
}

/** Expected log growth of the bankroll per bet if `stake` is the share that is bet each time. */
export function logGrowth({win, odds}: Bet, stake: number): number {
  return win * Math.log1p(stake * odds) + (1 - win) * Math.log1p(-stake);
}

/**
 * Largest stake on the chart, in percent: two and a half times Kelly, so that the peak and the
 * decline after it are both visible; at least 25 and less than 100.
 */
export function stakeLimit(kelly: number): number {
  const wanted = Math.ceil((kelly * 250) / 5 - 1e-9) * 5;
  return Math.min(99, Math.max(25, wanted));
}
