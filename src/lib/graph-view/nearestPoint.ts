import type {Point} from './types';

/** The one of these places whose point lies nearest; undefined for no places. */
export function nearestPoint(
  points: readonly Point[],
  places: Iterable<number>,
  {x, y}: Point,
): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  for (const place of places) {
    const point = points[place];
    const distance = point ? Math.hypot(point.x - x, point.y - y) : Infinity;
    if (distance < least) {
      [best, least] = [place, distance];
    }
  }
  return best;
}
