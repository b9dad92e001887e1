import type {GraphCamera, Point} from './types';
import {ZOOM_MAX, ZOOM_MIN} from './zoomLimits';

/** Zooms by a factor, within the limits, while a point of the layout stays where it is. */
export function zoomAt(camera: GraphCamera, point: Point, factor: number): GraphCamera {
  const zoom = Math.min(Math.max(camera.zoom * factor, ZOOM_MIN), ZOOM_MAX);
  const kept = camera.zoom / zoom;
  return {
    x: point.x + (camera.x - point.x) * kept,
    y: point.y + (camera.y - point.y) * kept,
    zoom,
  };
}
