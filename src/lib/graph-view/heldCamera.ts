import type {Bounds, GraphCamera} from './types';

/** The camera with its center on the picture, so that the picture cannot be lost. */
export function heldCamera(camera: GraphCamera, {left, top, right, bottom}: Bounds): GraphCamera {
  return {
    x: Math.min(Math.max(camera.x, left), right),
    y: Math.min(Math.max(camera.y, top), bottom),
    zoom: camera.zoom,
  };
}
