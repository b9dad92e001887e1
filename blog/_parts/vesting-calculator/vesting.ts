import type {Point} from '../chart';

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

/** The staircase of a grant, as corners: months across, shares up, until `end`. */
export function vestingSteps(grant: Grant, end: number): Point[] {
  const points: Point[] = [[0, vestedShares(grant, 0)]];
  for (let month = 1; month <= end; month += 1) {
    points.push([month, vestedShares(grant, month - 1)], [month, vestedShares(grant, month)]);
  }
  return points;
}
