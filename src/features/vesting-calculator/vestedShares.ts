export interface Grant {
  readonly shares: number;
  /** Months until everything has vested. */
  readonly months: number;
  /** Months before which nothing has. */
  readonly cliff: number;
}

/**
 * Whole shares vested after whole months of service, monthly with a cliff. The running total is
 * rounded down, never the installments.
 */
export function vestedShares({shares, months, cliff}: Grant, served: number): number {
  return served < cliff ? 0 : Math.floor((shares * Math.min(served, months)) / months);
}
