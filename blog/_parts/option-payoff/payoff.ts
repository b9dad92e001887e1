/** A bought (long) or sold (short) option; amounts are in dollars per share. */
export interface Position {
  readonly kind: 'call' | 'put';
  readonly side: 'long' | 'short';
  readonly strike: number;
  /** Price of the option, which the long side pays and the short side receives. */
  readonly premium: number;
}

/**
 * Returns the profit per share at expiry, in dollars and whole cents, if the stock is at `spot`. Ignores
 * interest and costs.
 */
export function optionProfit({kind, side, strike, premium}: Position, spot: number): number {
  const payoff = Math.max(kind === 'call' ? spot - strike : strike - spot, 0);
  const profit = side === 'long' ? payoff - premium : premium - payoff;
  // Adding 0 turns -0 into 0.
  return Math.round(profit * 100) / 100 + 0;
}

/**
 * Returns a position's maximum gain and loss per share (at least 0; Infinity if unlimited), and the
 * stock price at which it breaks even (undefined if that would be negative).
 */
export function payoffLimits(position: Position) {
  const {kind, side, strike, premium} = position;
  const breakeven = kind === 'call' ? strike + premium : strike - premium;
  // The profit is extreme if the stock is worth nothing, is at the strike or, for calls, rises forever.
  const extremes = [0, strike].map((spot) => optionProfit(position, spot));
  if (kind === 'call') {
    extremes.push(side === 'long' ? Infinity : -Infinity);
  }
  return {
    breakeven: breakeven < 0 ? undefined : breakeven,
    maxGain: Math.max(0, ...extremes),
    maxLoss: Math.max(0, -Math.min(...extremes)),
  };
}
