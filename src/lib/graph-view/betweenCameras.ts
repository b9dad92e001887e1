import type {GraphCamera} from './types';

/** A camera on the way from one to another; `share` runs from 0 to 1. Zoom grows by factors. */
export function betweenCameras(from: GraphCamera, to: GraphCamera, share: number): GraphCamera {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    zoom: from.zoom * (to.zoom / from.zoom) ** share,
  };
}
