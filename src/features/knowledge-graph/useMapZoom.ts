import type {RefObject} from 'react';
import {useEffect, useRef, useState} from 'react';
import type {Transform} from './view/picture';
import {shrinkAt} from './view/picture';
import type {MapZoom} from './zoom';

const IDENTITY: Transform = {k: 1, x: 0, y: 0};

interface ZoomedMap {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** The group that is panned and zoomed. It has `data-moving` meanwhile. */
  readonly camera: RefObject<SVGGElement | null>;
  /** The group of labels, whose text keeps its size on the screen. */
  readonly labels: RefObject<SVGGElement | null>;
  /** The transform when the map last stopped moving. */
  readonly transform: Transform;
  /** Loads pan and zoom. Resolves to undefined if they cannot be loaded. */
  readonly loadZoom: () => Promise<MapZoom | undefined>;
}

/**
 * Pan and zoom, loaded on the first interaction with the map. React renders nothing while it moves.
 *
 * @param viewBox of the SVG; a change resets the zoom
 * @param onMove called while the map moves
 */
export function useMapZoom(viewBox: string, onMove: () => void): ZoomedMap {
  const svg = useRef<SVGSVGElement>(null);
  const camera = useRef<SVGGElement>(null);
  const labels = useRef<SVGGElement>(null);
  const zoom = useRef<Promise<MapZoom | undefined>>(undefined);
  const [transform, setTransform] = useState(IDENTITY);

  function show(moved: Transform & {toString(): string}): void {
    camera.current?.setAttribute('transform', moved.toString());
    camera.current?.style.setProperty('--shrink', String(shrinkAt(moved.k)));
    camera.current?.setAttribute('data-moving', '');
    labels.current?.style.setProperty('--zoom', String(moved.k));
    onMove();
  }

  function stop(moved: Transform): void {
    camera.current?.removeAttribute('data-moving');
    setTransform(moved);
  }

  async function attach(): Promise<MapZoom | undefined> {
    try {
      const {attachZoom} = await import('./zoom');
      return svg.current ? attachZoom(svg.current, {onMove: show, onStop: stop}) : undefined;
    } catch {
      // Offline. The map's links still work, and the next attempt may succeed.
      zoom.current = undefined;
      return undefined;
    }
  }

  useEffect(() => {
    void zoom.current?.then((loaded) => loaded?.reset());
  }, [viewBox]);

  useEffect(() => () => void zoom.current?.then((loaded) => loaded?.detach()), []);

  return {svg, camera, labels, transform, loadZoom: () => (zoom.current ??= attach())};
}
