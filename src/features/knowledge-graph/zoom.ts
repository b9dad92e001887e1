import {select} from 'd3-selection';
import type {D3ZoomEvent, ZoomTransform} from 'd3-zoom';
import {zoom, zoomIdentity} from 'd3-zoom';

const MAX_ZOOM = 12;
/** Zoom factor of one press of a zoom button. */
const ZOOM_STEP = 1.5;
/** Most zoom per wheel event, as a power of two. A trackpad pinch sends many small events. */
const MAX_WHEEL = 0.6;
const WHEEL_PER_PIXEL = 0.01;
const WHEEL_PER_LINE = 0.2;
const DOUBLE_CLICK_MS = 150;

export interface MapZoom {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the whole map again. */
  readonly reset: () => void;
  /** Pans the map to a point, given in units of the view box. */
  readonly centerOn: (x: number, y: number) => void;
  readonly detach: () => void;
}

interface Handlers {
  /** Called while the map moves. */
  readonly onMove: (transform: ZoomTransform) => void;
  /** Called when it stops. */
  readonly onStop: (transform: ZoomTransform) => void;
}

/**
 * True if the event moves the map: Ctrl + wheel, two fingers, or a mouse drag. The plain wheel and
 * one finger scroll the page, so that readers do not get stuck on the map.
 */
function movesMap(event: WheelEvent | MouseEvent | TouchEvent): boolean {
  if ('touches' in event) {
    return event.touches.length > 1;
  }
  return event.type === 'wheel' ? event.ctrlKey || event.metaKey : !event.button && !event.ctrlKey;
}

function wheelDelta({deltaY, deltaMode}: WheelEvent): number {
  const delta = -deltaY * (deltaMode === 1 ? WHEEL_PER_LINE : WHEEL_PER_PIXEL);
  return Math.min(Math.max(delta, -MAX_WHEEL), MAX_WHEEL);
}

/** Keeps the center of the view on the map, so that the map cannot be dragged out of sight. */
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

/** Adds pan and zoom by pointer, touch and wheel to an SVG, in the units of its `viewBox`. */
export function attachZoom(svg: SVGSVGElement, {onMove, onStop}: Handlers): MapZoom {
  const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, MAX_ZOOM])
    .filter(movesMap)
    .wheelDelta(wheelDelta)
    .constrain(constrain)
    .clickDistance(4)
    .duration(hasReducedMotion ? 0 : DOUBLE_CLICK_MS)
    .on('zoom', ({transform}: D3ZoomEvent<SVGSVGElement, unknown>) => onMove(transform))
    .on('end', ({transform}: D3ZoomEvent<SVGSVGElement, unknown>) => onStop(transform));
  const selection = select<SVGSVGElement, unknown>(svg).call(behavior);
  return {
    zoomIn: () => behavior.scaleBy(selection, ZOOM_STEP),
    zoomOut: () => behavior.scaleBy(selection, 1 / ZOOM_STEP),
    reset: () => behavior.transform(selection, zoomIdentity),
    centerOn: (x, y) => behavior.translateTo(selection, x, y),
    detach: () => selection.on('.zoom', null),
  };
}
