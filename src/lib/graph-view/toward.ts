import type {Point} from './types';

export type Direction = 'left' | 'right' | 'up' | 'down';

const AXES: Record<Direction, Point> = {
  left: {x: -1, y: 0},
  right: {x: 1, y: 0},
  up: {x: 0, y: -1},
  down: {x: 0, y: 1},
};
/** What lies beside the way counts more than what lies along it. */
const SIDEWAYS = 2;

/**
 * The candidate nearest to a point in a direction: within 45° to either side of it, with those
 * straight ahead preferred. Undefined if there is none.
 */
export function toward(
  points: readonly Point[],
  start: number,
  candidates: Iterable<number>,
  direction: Direction,
): number | undefined {
  const origin = points[start];
  const axis = AXES[direction];
  let best: number | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const point = points[candidate];
    if (!origin || !point || candidate === start) {
      continue;
    }
    const [dx, dy] = [point.x - origin.x, point.y - origin.y];
    const along = dx * axis.x + dy * axis.y;
    const aside = Math.abs(dx * axis.y) + Math.abs(dy * axis.x);
    const cost = along + SIDEWAYS * aside;
    if (along > 0 && aside <= along && cost < least) {
      [best, least] = [candidate, cost];
    }
  }
  return best;
}
