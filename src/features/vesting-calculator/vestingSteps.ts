import type {Point} from '../../lib/chart';
import type {Grant} from './vestedShares';
import {vestedShares} from './vestedShares';

/** The staircase of a grant, as corners: months across, shares up, until `end`. */
export function vestingSteps(grant: Grant, end: number): Point[] {
  const points: Point[] = [[0, vestedShares(grant, 0)]];
  for (let month = 1; month <= end; month += 1) {
    points.push([month, vestedShares(grant, month - 1)], [month, vestedShares(grant, month)]);
  }
  return points;
}
