import type {Point} from '../chart';

/** A grant of shares that vest monthly. */
export interface Grant {
  readonly shares: number;
  /** Months until everything has vested. */
  readonly months: number;
  /** Months before anything vests. */
  readonly cliff: number;
}

/**
 * Returns the number of shares that have vested after `served` full months. Rounds down the running
 * total instead of each installment, so that all shares vest in the end.
 */
export function vestedShares({shares, months, cliff}: Grant, served: number): number {
  return served < cliff ? 0 : Math.floor((shares * Math.min(served, months)) / months);
}

/** Returns the corners of a grant's step chart, as months and shares, until month `end`. */
export function vestingSteps(grant: Grant, end: number): Point[] {
  const points: Point[] = [[0, vestedShares(grant, 0)]];
  for (let month = 1; month <= end; month += 1) {
    points.push([month, vestedShares(grant, month - 1)], [month, vestedShares(grant, month)]);
  }
  return points;
}
