import {select} from 'd3-selection';
import type {D3ZoomEvent, ZoomBehavior, ZoomTransform} from 'd3-zoom';
import {zoom, zoomIdentity} from 'd3-zoom';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {Box, Viewport} from './geometry';
import {circleScale, letterHeightOf} from './geometry';
import {mapFrame} from './graph';

const MAX_ZOOM = 12;
/** Maximum zoom per wheel event, as an exponent of two. One notch of a mouse wheel is one event. */
const MAX_WHEEL_ZOOM = 0.6;
/** Zoom per pixel of a wheel event, as an exponent of two. A trackpad pinch is many small events. */
const ZOOM_PER_PIXEL = 0.01;

/**
 * True if the event moves the map: Ctrl or Cmd + wheel, two fingers, or a mouse drag. The plain wheel
 * and one finger scroll the page, so that readers do not get stuck on the map.
 */
function movesMap(event: WheelEvent | MouseEvent | TouchEvent): boolean {
  if ('touches' in event) {
    return event.touches.length > 1;
  }
  return event.type === 'wheel' ? event.ctrlKey || event.metaKey : !event.button && !event.ctrlKey;
}

/** Returns the area that the SVG shows: its `viewBox`, extended to the proportions of the element. */
function visibleArea({clientWidth, clientHeight}: Element): Box {
  const {left, top, width, height} = mapFrame;
  const ratio = clientWidth / clientHeight || width / height;
  const [wide, high] = [Math.max(width, height * ratio), Math.max(height, width / ratio)];
  return {
    left: left - (wide - width) / 2,
    top: top - (high - height) / 2,
    width: wide,
    height: high,
  };
}

/** Returns the transform that centers and enlarges a part of the map to fit the visible area. */
function transformTo(target: Box, visible: Box): ZoomTransform {
  const k = Math.min(visible.width / target.width, visible.height / target.height, MAX_ZOOM);
  return zoomIdentity
    .translate(visible.left + visible.width / 2, visible.top + visible.height / 2)
    .scale(k)
    .translate(-target.left - target.width / 2, -target.top - target.height / 2);
}

function createBehavior(): ZoomBehavior<SVGSVGElement, unknown> {
  const {left, top, width, height} = mapFrame;
  return (
    zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, MAX_ZOOM])
      // Prevents readers from dragging the map out of sight.
      .translateExtent([
        [left - width / 2, top - height / 2],
        [left + 1.5 * width, top + 1.5 * height],
      ])
      .filter(movesMap)
      .wheelDelta(({deltaY}: WheelEvent) =>
        Math.min(Math.max(-deltaY * ZOOM_PER_PIXEL, -MAX_WHEEL_ZOOM), MAX_WHEEL_ZOOM),
      )
      .clickDistance(4)
      .duration(0)
  );
}

type Move = D3ZoomEvent<SVGSVGElement, unknown>;

/** Height of letters, in layout units, when the whole map is shown. */
const LETTER_HEIGHT = letterHeightOf(mapFrame);

/**
 * Pans and zooms the map. For speed, React renders nothing while the map moves.
 *
 * Returns refs for the SVG and for the group that moves (`camera`), functions that move the map, and
 * the viewport, which is updated when the map stops moving.
 *
 * @param target the part of the map that is shown first; if it changes, the map moves to it
 * @param onMove called while the map moves
 */
export function useMapZoom(target: Box, onMove: () => void) {
  const svg = useRef<SVGSVGElement>(null);
  const camera = useRef<SVGGElement>(null);
  const [viewport, setViewport] = useState<Viewport>({
    visible: mapFrame,
    zoom: 1,
    letterHeight: LETTER_HEIGHT,
  });
  const [behavior] = useState(createBehavior);
  const reportMove = useEffectEvent(onMove);

  useEffect(() => {
    const element = svg.current as SVGSVGElement;
    const group = camera.current as SVGGElement;
    behavior
      .on('zoom', ({transform}: Move) => {
        group.setAttribute('transform', transform.toString());
        group.style.setProperty('--zoom', String(transform.k));
        group.style.setProperty('--circle-scale', String(circleScale(transform.k)));
        group.setAttribute('data-moving', '');
        reportMove();
      })
      .on('end', ({transform: {x, y, k}}: Move) => {
        group.removeAttribute('data-moving');
        const visible = visibleArea(element);
        setViewport({
          visible: {
            left: (visible.left - x) / k,
            top: (visible.top - y) / k,
            width: visible.width / k,
            height: visible.height / k,
          },
          zoom: k,
          letterHeight: LETTER_HEIGHT / k,
        });
      });
    select<SVGSVGElement, unknown>(element).call(behavior);
  }, [behavior]);

  const map = () => select<SVGSVGElement, unknown>(svg.current as SVGSVGElement);
  const fit = () => {
    const visible = visibleArea(svg.current as SVGSVGElement);
    behavior.transform(map(), transformTo(target, visible));
  };
  const fitNewTarget = useEffectEvent(fit);
  const {left, top, width, height} = target;
  useEffect(() => fitNewTarget(), [left, top, width, height]);

  return {
    svg,
    camera,
    viewport,
    zoomBy: (factor: number) => behavior.scaleBy(map(), factor),
    /** Shows the whole `target`. */
    fit,
    centerOn: (x: number, y: number) => behavior.translateTo(map(), x, y),
  };
}
