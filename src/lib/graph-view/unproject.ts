import type {Point, Projection} from './types';

/** The point of the layout that lies under a point of the screen; the inverse of `project`. */
export function unproject({x, y}: Point, projection: Projection): Point {
  return {
    x: (x - projection.width / 2) / projection.scale + projection.x,
    y: (y - projection.height / 2) / projection.scale + projection.y,
  };
}
