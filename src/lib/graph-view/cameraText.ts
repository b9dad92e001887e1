import {ZOOM_MAX, ZOOM_MIN} from './zoomLimits';
import type {GraphCamera} from './types';

const FARTHEST = 1e6;

/** "-120_45.5_2.25": center and zoom, as precise as an eye is. */
export function cameraText({x, y, zoom}: GraphCamera): string {
  return [x.toFixed(1), y.toFixed(1), zoom.toFixed(2)].map(Number).join('_');
}

/** Null for what is no camera, or one that no reader can have set. */
export function parseCamera(text: string): GraphCamera | null {
  const parts = text.split('_');
  if (parts.length !== 3 || parts.some((part) => !/^-?\d{1,7}(\.\d{1,4})?$/.test(part))) {
    return null;
  }
  const [x = NaN, y = NaN, zoom = NaN] = parts.map(Number);
  const isNear = Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
  return isNear && zoom >= ZOOM_MIN && zoom <= ZOOM_MAX ? {x: x + 0, y: y + 0, zoom} : null;
}
