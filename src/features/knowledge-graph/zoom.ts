import {select} from 'd3-selection';
import type {D3ZoomEvent, ZoomTransform} from 'd3-zoom';
import {zoom, zoomIdentity} from 'd3-zoom';

const MAX_ZOOM = 12;
/** Factor of one press of a zoom button. */
const ZOOM_STEP = 1.5;
/** One notch of a wheel, as a power of two; a pinch on a trackpad sends many small ones. */
const MAX_WHEEL = 0.6;
const WHEEL_PER_PIXEL = 0.01;
const WHEEL_PER_LINE = 0.2;
const DOUBLE_CLICK_MS = 150;

export interface MapZoom {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the whole picture again. */
  readonly reset: () => void;
  /** Moves the picture so that a point of it, in its own units, is on the screen. */
  readonly centerOn: (x: number, y: number) => void;
  readonly detach: () => void;
}

interface Handlers {
  /** While the picture moves. */
  readonly onMove: (transform: ZoomTransform) => void;
  /** When it stands still. */
  readonly onRest: (transform: ZoomTransform) => void;
}

/**
 * The page scrolls with the wheel and with one finger, so that the map is no trap; the wheel with
 * Ctrl, two fingers and a drag of the mouse are the map's.
 */
function isForMap(event: WheelEvent | MouseEvent | TouchEvent): boolean {
  if ('touches' in event) {
    return event.touches.length > 1;
  }
  return event.type === 'wheel' ? event.ctrlKey || event.metaKey : !event.button && !event.ctrlKey;
}

function wheelDelta({deltaY, deltaMode}: WheelEvent): number {
  const delta = -deltaY * (deltaMode === 1 ? WHEEL_PER_LINE : WHEEL_PER_PIXEL);
  return Math.min(Math.max(delta, -MAX_WHEEL), MAX_WHEEL);
}

/** The transform with the middle of the screen on the picture, so that the picture is not lost. */
function constrain(
  transform: ZoomTransform,
  [[left, top], [right, bottom]]: [[number, number], [number, number]],
): ZoomTransform {
  const [x, y] = transform.invert([(left + right) / 2, (top + bottom) / 2]);
  return transform.translate(
    x - Math.min(Math.max(x, left), right),
    y - Math.min(Math.max(y, top), bottom),
  );
}

/** Pan and zoom for an SVG by pointer, touch and wheel, in the units of its `viewBox`. */
export function attachZoom(svg: SVGSVGElement, {onMove, onRest}: Handlers): MapZoom {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, MAX_ZOOM])
    .filter(isForMap)
    .wheelDelta(wheelDelta)
    .constrain(constrain)
    .clickDistance(4)
    .duration(isCalm ? 0 : DOUBLE_CLICK_MS)
    .on('zoom', ({transform}: D3ZoomEvent<SVGSVGElement, unknown>) => onMove(transform))
    .on('end', ({transform}: D3ZoomEvent<SVGSVGElement, unknown>) => onRest(transform));
  const selection = select<SVGSVGElement, unknown>(svg).call(behavior);
  return {
    zoomIn: () => behavior.scaleBy(selection, ZOOM_STEP),
    zoomOut: () => behavior.scaleBy(selection, 1 / ZOOM_STEP),
    reset: () => behavior.transform(selection, zoomIdentity),
    centerOn: (x, y) => behavior.translateTo(selection, x, y),
    detach: () => selection.on('.zoom', null),
  };
}
