/** A bet that pays `odds` for each 1 staked with probability `win`, and else loses the stake. */
interface Bet {
  readonly win: number;
  readonly odds: number;
}

/** The share of the bankroll with the highest expected log growth; 0 without an edge. */
export function kellyFraction({win, odds}: Bet): number {
  return Math.max(0, win - (1 - win) / odds);
}

/** Expected logarithmic growth of the bankroll per bet when a share of it is staked each time. */
export function logGrowth({win, odds}: Bet, stake: number): number {
  return win * Math.log1p(stake * odds) + (1 - win) * Math.log1p(-stake);
}

/**
 * The largest stake to show, in whole percent: two and a half times Kelly, so that the peak and the
 * fall behind it are both in the picture; at least 25 and never all.
 */
export function stakeLimit(kelly: number): number {
  const wanted = Math.ceil((kelly * 250) / 5 - 1e-9) * 5;
  return Math.min(99, Math.max(25, wanted));
}
