import {betweenCameras} from '../../../lib/graph-view/betweenCameras';
import {cameraOn} from '../../../lib/graph-view/cameraOn';
import {cameraText} from '../../../lib/graph-view/cameraText';
import {fitScale} from '../../../lib/graph-view/fitScale';
import {heldCamera} from '../../../lib/graph-view/heldCamera';
import type {Bounds, GraphCamera, Point, Projection, Size} from '../../../lib/graph-view/types';
import {unproject} from '../../../lib/graph-view/unproject';
import {zoomAt} from '../../../lib/graph-view/zoomAt';
import {animate} from './animate';

/** Holds the camera over a picture. Null stands for home, which depends on the screen's size. */
export interface Rig {
  readonly resize: (size: Size) => void;
  readonly setHome: (bounds: Bounds) => void;
  readonly goTo: (camera: GraphCamera | null, smoothly: boolean) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** Around a point of the screen. */
  readonly zoom: (point: Point, factor: number) => void;
  /** Zoom around the middle, on the way there unless motion is unwanted; tells where it will be. */
  readonly step: (factor: number, smoothly: boolean) => void;
  readonly cameraOn: (bounds: Bounds) => GraphCamera;
  readonly projection: () => Projection;
  readonly zoomNow: () => number;
  /** Where the camera is, or is going; null at home. */
  readonly camera: () => GraphCamera | null;
}

/** `onMove` is called after every change of what the camera shows. */
export function createRig(whole: Bounds, onMove: () => void, signal: AbortSignal): Rig {
  let size: Size = {width: 1, height: 1};
  let home = whole;
  let now: GraphCamera | null = null;
  let goal: GraphCamera | null = null;
  let motion = new AbortController();
  signal.addEventListener('abort', () => motion.abort());

  const homeCamera = () => cameraOn(home, whole, size);
  const seen = () => now ?? homeCamera();
  const projection = (): Projection => {
    const {x, y, zoom} = seen();
    return {x, y, scale: fitScale(whole, size) * zoom, ...size};
  };

  function set(camera: GraphCamera | null): void {
    motion.abort();
    now = camera;
    goal = camera;
    onMove();
  }

  function goTo(camera: GraphCamera | null, smoothly: boolean): void {
    const [from, to] = [seen(), camera ?? homeCamera()];
    if (!smoothly || cameraText(from) === cameraText(to)) {
      set(camera);
      return;
    }
    motion.abort();
    motion = new AbortController();
    goal = camera;
    animate((share) => {
      now = share === 1 ? camera : betweenCameras(from, to, share);
      onMove();
    }, motion.signal);
  }

  return {
    resize(next) {
      size = next;
      onMove();
    },
    setHome(bounds) {
      // Home moves from under the camera; where it looks now is kept until it is told to go.
      now = seen();
      home = bounds;
    },
    goTo,
    pan(dx, dy) {
      const {x, y, zoom} = seen();
      const {scale} = projection();
      set(heldCamera({x: x - dx / scale, y: y - dy / scale, zoom}, whole));
    },
    zoom(point, factor) {
      set(heldCamera(zoomAt(seen(), unproject(point, projection()), factor), whole));
    },
    step(factor, smoothly) {
      const from = goal ?? homeCamera();
      goTo(zoomAt(from, from, factor), smoothly);
    },
    cameraOn: (bounds) => cameraOn(bounds, whole, size),
    projection,
    zoomNow: () => seen().zoom,
    camera: () => (goal && cameraText(goal) === cameraText(homeCamera()) ? null : goal),
  };
}
