import {fitScale} from './fitScale';
import type {Bounds, GraphCamera, Size} from './types';
import {ZOOM_MAX, ZOOM_MIN} from './zoomLimits';

/** Nearer than this a handful of posts is only large, not clearer. */
const CLOSEST = 4;

/** The camera that shows all of `part`; the picture as a whole is `whole`. */
export function cameraOn(part: Bounds, whole: Bounds, size: Size): GraphCamera {
  const zoom = fitScale(part, size) / fitScale(whole, size);
  return {
    x: (part.left + part.right) / 2,
    y: (part.top + part.bottom) / 2,
    zoom: Math.min(Math.max(zoom, ZOOM_MIN), CLOSEST, ZOOM_MAX),
  };
}
