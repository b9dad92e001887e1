import type {Point} from '../../../lib/graph-view/types';

/** What a reader does with a pointer, in pixels from the canvas' top left corner. */
export interface GestureHandlers {
  /** Nothing is pressed. */
  readonly onHover: (point: Point) => void;
  readonly onLeave: () => void;
  /** A drag or a pinch begins. */
  readonly onGrab: () => void;
  readonly onPan: (dx: number, dy: number) => void;
  readonly onZoom: (point: Point, factor: number) => void;
  /** Nothing is pressed any more after a drag or a pinch, or the wheel turned. */
  readonly onRelease: () => void;
  readonly onTap: (point: Point, tap: Tap) => void;
}

export interface Tap {
  readonly by: 'mouse' | 'touch';
  readonly newTab: boolean;
}

/** A hand is not still: a press that moves less than this many pixels is a tap. */
const STILL = 5;
/** Zoom (as a power of e) of a pixel of a touchpad's pinch, which comes as a wheel with Ctrl held. */
const PINCH = 0.01;
/** And of a notch of a mouse's wheel, which is a hundred pixels or some lines. */
const NOTCH = 0.25;
const LINE = 16;

function middleOf(points: readonly Point[]): Point {
  return {
    x: points.reduce((sum, {x}) => sum + x, 0) / points.length,
    y: points.reduce((sum, {y}) => sum + y, 0) / points.length,
  };
}

/** Far enough apart for a share to make sense. */
function spreadOf([a, b]: readonly Point[]): number | undefined {
  return a && b ? Math.max(10, Math.hypot(a.x - b.x, a.y - b.y)) : undefined;
}

/** Listens until the signal says otherwise. The wheel alone scrolls the page; with Ctrl it zooms. */
export function attachGestures(
  canvas: HTMLCanvasElement,
  handlers: GestureHandlers,
  signal: AbortSignal,
): void {
  const pressed = new Map<number, Point>();
  let start: Point | undefined;
  let isTap = false;

  const pointOf = (event: MouseEvent): Point => {
    const {left, top} = canvas.getBoundingClientRect();
    return {x: event.clientX - left, y: event.clientY - top};
  };

  function onDown(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) {
      return;
    }
    if (event.button === 1) {
      // Without this the middle button starts to scroll.
      event.preventDefault();
    }
    canvas.setPointerCapture(event.pointerId);
    pressed.set(event.pointerId, pointOf(event));
    isTap = pressed.size === 1;
    start = pointOf(event);
    if (!isTap) {
      handlers.onGrab();
    }
  }

  function onMove(event: PointerEvent): void {
    const point = pointOf(event);
    if (!pressed.has(event.pointerId)) {
      if (pressed.size === 0 && event.pointerType !== 'touch') {
        handlers.onHover(point);
      }
      return;
    }
    if (isTap && start && Math.hypot(point.x - start.x, point.y - start.y) < STILL) {
      return;
    }
    if (isTap) {
      isTap = false;
      handlers.onGrab();
    }
    const before = [...pressed.values()];
    pressed.set(event.pointerId, point);
    const after = [...pressed.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    handlers.onPan(to.x - from.x, to.y - from.y);
    const [narrow, wide] = [spreadOf(before), spreadOf(after)];
    if (narrow !== undefined && wide !== undefined) {
      handlers.onZoom(to, wide / narrow);
    }
  }

  function onUp(event: PointerEvent): void {
    if (!pressed.delete(event.pointerId)) {
      return;
    }
    if (isTap && event.type === 'pointerup') {
      handlers.onTap(pointOf(event), {
        by: event.pointerType === 'touch' ? 'touch' : 'mouse',
        newTab: event.ctrlKey || event.metaKey || event.button === 1,
      });
    } else if (pressed.size === 0) {
      handlers.onRelease();
    }
    isTap = false;
  }

  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) {
      return;
    }
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const power = Math.max(-NOTCH, Math.min(NOTCH, -pixels * PINCH));
    handlers.onZoom(pointOf(event), Math.exp(power));
    handlers.onRelease();
  }

  canvas.addEventListener('pointerdown', onDown, {signal});
  canvas.addEventListener('pointermove', onMove, {signal});
  canvas.addEventListener('pointerup', onUp, {signal});
  canvas.addEventListener('pointercancel', onUp, {signal});
  canvas.addEventListener('pointerleave', () => handlers.onLeave(), {signal});
  canvas.addEventListener('wheel', onWheel, {signal, passive: false});
}
