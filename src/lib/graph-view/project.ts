import type {Point, Projection} from './types';

/** Where a point of the layout is on the screen, in pixels from its top left corner. */
export function project({x, y}: Point, projection: Projection): Point {
  return {
    x: (x - projection.x) * projection.scale + projection.width / 2,
    y: (y - projection.y) * projection.scale + projection.height / 2,
  };
}
