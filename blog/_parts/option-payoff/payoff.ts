export interface Position {
  readonly kind: 'call' | 'put';
  readonly side: 'long' | 'short';
  readonly strike: number;
  /** Paid by the long side, received by the short one. */
  readonly premium: number;
}

/** Profit of an option at expiry per share, with the stock at `spot`. Ignores interest and costs. */
export function optionProfit({kind, side, strike, premium}: Position, spot: number): number {
  const pays = Math.max(kind === 'call' ? spot - strike : strike - spot, 0);
  return side === 'long' ? pays - premium : premium - pays;
}

interface PayoffLimits {
  /** Undefined if the stock would have to be below zero. */
  readonly breakeven: number | undefined;
  /** Per share, at least 0; Infinity if unlimited. The same goes for `maxLoss`. */
  readonly maxGain: number;
  readonly maxLoss: number;
}

/** Returns the maximum gain and loss of a position, and the stock price at which it breaks even. */
export function payoffLimits(position: Position): PayoffLimits {
  const {kind, side, strike, premium} = position;
  const breakeven = kind === 'call' ? strike + premium : strike - premium;
  const ends = [0, strike].map((spot) => optionProfit(position, spot));
  if (kind === 'call') {
    ends.push(side === 'long' ? Infinity : -Infinity);
  }
  return {
    breakeven: breakeven < 0 ? undefined : breakeven,
    maxGain: Math.max(0, ...ends),
    maxLoss: Math.max(0, -Math.min(...ends)),
  };
}
