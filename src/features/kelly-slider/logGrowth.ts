import type {Bet} from './kellyFraction';

/** Expected logarithmic growth of the bankroll per bet when a share of it is staked each time. */
export function logGrowth({win, odds}: Bet, stake: number): number {
  return win * Math.log1p(stake * odds) + (1 - win) * Math.log1p(-stake);
}
