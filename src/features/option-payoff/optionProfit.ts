export interface Position {
  readonly kind: 'call' | 'put';
  readonly side: 'long' | 'short';
  readonly strike: number;
  /** Paid by the long side, received by the short one. */
  readonly premium: number;
}

/** Profit of one option at expiry, per share, with the stock at `spot`; no interest, no costs. */
export function optionProfit({kind, side, strike, premium}: Position, spot: number): number {
  const pays = Math.max(kind === 'call' ? spot - strike : strike - spot, 0);
  return side === 'long' ? pays - premium : premium - pays;
}
