import type {Bounds, Point} from './types';

/** Undefined for no points. */
export function boundsOf(points: readonly Point[], places: Iterable<number>): Bounds | undefined {
  let bounds: Bounds | undefined;
  for (const place of places) {
    const point = points[place];
    if (point) {
      bounds = {
        left: Math.min(bounds?.left ?? Infinity, point.x),
        top: Math.min(bounds?.top ?? Infinity, point.y),
        right: Math.max(bounds?.right ?? -Infinity, point.x),
        bottom: Math.max(bounds?.bottom ?? -Infinity, point.y),
      };
    }
  }
  return bounds;
}
