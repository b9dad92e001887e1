import {select} from 'd3-selection';
import type {D3ZoomEvent, ZoomTransform} from 'd3-zoom';
import {zoom, zoomIdentity} from 'd3-zoom';
import type {RefObject} from 'react';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {Box, Viewport} from './geometry';
import {circleScale, letterHeightOf} from './geometry';

const MAX_ZOOM = 12;
/** Maximum zoom per wheel event, as an exponent of two. One turn of a mouse wheel is one event. */
const MAX_WHEEL_ZOOM = 0.6;
/** Zoom per pixel of a wheel event, as an exponent of two. A trackpad pinch is many small events. */
const ZOOM_PER_PIXEL = 0.01;

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

/**
 * Returns the area that an SVG shows: the frame (its `viewBox`), extended to the SVG's proportions.
 */
function visibleArea({left, top, width, height}: Box, {clientWidth, clientHeight}: Element): Box {
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

interface MapZoom {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** The group that is panned and zoomed. While it moves, it has the attribute `data-moving`. */
  readonly camera: RefObject<SVGGElement | null>;
  /** Updated when the map stops moving. */
  readonly viewport: Viewport;
  readonly zoomBy: (factor: number) => void;
  /** Shows the whole `target`. */
  readonly fit: () => void;
  readonly centerOn: (x: number, y: number) => void;
}

/**
 * Pans and zooms the map. For speed, React renders nothing while the map moves.
 *
 * @param frame the `viewBox` of the SVG
 * @param target the part of the frame that is shown first; if it changes, the map moves to it
 * @param onMove called while the map moves
 */
export function useMapZoom(frame: Box, target: Box, onMove: () => void): MapZoom {
  const svg = useRef<SVGSVGElement>(null);
  const camera = useRef<SVGGElement>(null);
  const letterHeight = letterHeightOf(frame);
  const [viewport, setViewport] = useState<Viewport>({visible: frame, zoom: 1, letterHeight});
  const behavior = useMemo(
    () =>
      zoom<SVGSVGElement, unknown>()
        .scaleExtent([1, MAX_ZOOM])
        // Prevents readers from dragging the map out of sight.
        .translateExtent([
          [frame.left - frame.width / 2, frame.top - frame.height / 2],
          [frame.left + 1.5 * frame.width, frame.top + 1.5 * frame.height],
        ])
        .filter(movesMap)
        .wheelDelta(({deltaY}: WheelEvent) =>
          Math.min(Math.max(-deltaY * ZOOM_PER_PIXEL, -MAX_WHEEL_ZOOM), MAX_WHEEL_ZOOM),
        )
        .clickDistance(4)
        .duration(0),
    [frame],
  );

  useEffect(() => {
    const element = svg.current as SVGSVGElement;
    const group = camera.current as SVGGElement;
    behavior
      .on('zoom', ({transform}: D3ZoomEvent<SVGSVGElement, unknown>) => {
        group.setAttribute('transform', transform.toString());
        group.style.setProperty('--zoom', String(transform.k));
        group.style.setProperty('--circle-scale', String(circleScale(transform.k)));
        group.setAttribute('data-moving', '');
        onMove();
      })
      .on('end', ({transform: {x, y, k}}: D3ZoomEvent<SVGSVGElement, unknown>) => {
        group.removeAttribute('data-moving');
        const visible = visibleArea(frame, element);
        setViewport({
          visible: {
            left: (visible.left - x) / k,
            top: (visible.top - y) / k,
            width: visible.width / k,
            height: visible.height / k,
          },
          zoom: k,
          letterHeight: letterHeight / k,
        });
      });
    select<SVGSVGElement, unknown>(element).call(behavior);
  }, [behavior, frame, letterHeight, onMove]);

  const map = () => select<SVGSVGElement, unknown>(svg.current as SVGSVGElement);
  const {left, top, width, height} = target;
  const fit = useCallback(() => {
    const element = svg.current as SVGSVGElement;
    const transform = transformTo({left, top, width, height}, visibleArea(frame, element));
    behavior.transform(select<SVGSVGElement, unknown>(element), transform);
  }, [behavior, frame, left, top, width, height]);
  useEffect(fit, [fit]);

  return {
    svg,
    camera,
    viewport,
    zoomBy: (factor) => behavior.scaleBy(map(), factor),
    fit,
    centerOn: (x, y) => behavior.translateTo(map(), x, y),
  };
}
