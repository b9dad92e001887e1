import {select} from 'd3-selection';
import type {D3ZoomEvent, ZoomTransform} from 'd3-zoom';
import {zoom, zoomIdentity} from 'd3-zoom';
import type {RefObject} from 'react';
import {useEffect, useMemo, useRef, useState} from 'react';
import type {Box, Look} from './geometry';
import {circleScale, letterSize} from './geometry';

const MAX_ZOOM = 12;
/** Most zoom per wheel event, as a power of two. A trackpad pinch sends many small events. */
const MAX_WHEEL = 0.6;
const WHEEL_PER_PIXEL = 0.01;

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

/** Extends the frame to the shape of the element, which shows more than its `viewBox`. */
function extended({left, top, width, height}: Box, {clientWidth, clientHeight}: Element): Box {
  const ratio = clientWidth / clientHeight || width / height;
  const [wide, high] = [Math.max(width, height * ratio), Math.max(height, width / ratio)];
  return {
    left: left - (wide - width) / 2,
    top: top - (high - height) / 2,
    width: wide,
    height: high,
  };
}

/** Returns the transform that shows a part of the map in the middle of the visible area. */
function transformTo(target: Box, seen: Box): ZoomTransform {
  const k = Math.min(seen.width / target.width, seen.height / target.height, MAX_ZOOM);
  return zoomIdentity
    .translate(seen.left + seen.width / 2, seen.top + seen.height / 2)
    .scale(k)
    .translate(-target.left - target.width / 2, -target.top - target.height / 2);
}

interface MapZoom {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** The group that is panned and zoomed. It has `data-moving` meanwhile. */
  readonly camera: RefObject<SVGGElement | null>;
  /** Visible area when the map last stopped moving. */
  readonly look: Look;
  readonly zoomBy: (factor: number) => void;
  /** Shows the whole target. */
  readonly fit: () => void;
  readonly centerOn: (x: number, y: number) => void;
}

/**
 * Pan and zoom. React renders nothing while the map moves.
 *
 * @param frame the `viewBox` of the SVG
 * @param target the part of the frame that is shown first; a change moves the map there
 * @param onMove called while the map moves
 */
export function useMapZoom(frame: Box, target: Box, onMove: () => void): MapZoom {
  const svg = useRef<SVGSVGElement>(null);
  const camera = useRef<SVGGElement>(null);
  const letters = letterSize(frame);
  const [look, setLook] = useState<Look>({seen: frame, zoom: 1, letters});
  const behavior = useMemo(
    () =>
      zoom<SVGSVGElement, unknown>()
        .scaleExtent([1, MAX_ZOOM])
        // Keeps the map from being dragged out of sight.
        .translateExtent([
          [frame.left - frame.width / 2, frame.top - frame.height / 2],
          [frame.left + 1.5 * frame.width, frame.top + 1.5 * frame.height],
        ])
        .filter(movesMap)
        .wheelDelta(({deltaY}: WheelEvent) =>
          Math.min(Math.max(-deltaY * WHEEL_PER_PIXEL, -MAX_WHEEL), MAX_WHEEL),
        )
        .clickDistance(4)
        .duration(0),
    [frame],
  );

  useEffect(() => {
    const element = svg.current as SVGSVGElement;
    behavior
      .on('zoom', ({transform}: D3ZoomEvent<SVGSVGElement, unknown>) => {
        const {style} = camera.current as SVGGElement;
        camera.current?.setAttribute('transform', transform.toString());
        style.setProperty('--zoom', String(transform.k));
        style.setProperty('--circle-scale', String(circleScale(transform.k)));
        camera.current?.setAttribute('data-moving', '');
        onMove();
      })
      .on('end', ({transform: {x, y, k}}: D3ZoomEvent<SVGSVGElement, unknown>) => {
        camera.current?.removeAttribute('data-moving');
        const seen = extended(frame, element);
        setLook({
          seen: {
            left: (seen.left - x) / k,
            top: (seen.top - y) / k,
            width: seen.width / k,
            height: seen.height / k,
          },
          zoom: k,
          letters: letters / k,
        });
      });
    select<SVGSVGElement, unknown>(element).call(behavior);
  }, [behavior, frame, letters, onMove]);

  const {left, top, width, height} = target;
  useEffect(() => {
    const element = svg.current as SVGSVGElement;
    behavior.transform(
      select<SVGSVGElement, unknown>(element),
      transformTo({left, top, width, height}, extended(frame, element)),
    );
  }, [behavior, frame, left, top, width, height]);

  const map = () => select<SVGSVGElement, unknown>(svg.current as SVGSVGElement);
  return {
    svg,
    camera,
    look,
    zoomBy: (factor) => behavior.scaleBy(map(), factor),
    fit: () =>
      behavior.transform(map(), transformTo(target, extended(frame, svg.current as SVGSVGElement))),
    centerOn: (x, y) => behavior.translateTo(map(), x, y),
  };
}
