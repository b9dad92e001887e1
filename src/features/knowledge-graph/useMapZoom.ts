import type {RefObject} from 'react';
import {useEffect, useRef, useState} from 'react';
import type {Transform} from '../../lib/graph-view/picture';
import {shrinkAt} from '../../lib/graph-view/picture';
import type {MapZoom} from './zoom';

const IDENTITY: Transform = {k: 1, x: 0, y: 0};

interface ZoomedMap {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** What moves in it; its circles grow slower than it does. Has `data-moving` while it moves. */
  readonly camera: RefObject<SVGGElement | null>;
  /** Their letters keep their size on the screen. */
  readonly labels: RefObject<SVGGElement | null>;
  /** Where the picture was when it last stood still. */
  readonly transform: Transform;
  /** Has pan and zoom at hand; undefined where they cannot be loaded. */
  readonly loadZoom: () => Promise<MapZoom | undefined>;
}

/**
 * Pan and zoom, loaded when a reader turns to the map. While it moves, React draws nothing.
 *
 * @param viewBox of the SVG; with another one the whole picture is shown again
 * @param onMove is called while the picture moves
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

  function rest(moved: Transform): void {
    camera.current?.removeAttribute('data-moving');
    setTransform(moved);
  }

  async function attach(): Promise<MapZoom | undefined> {
    try {
      const {attachZoom} = await import('./zoom');
      return svg.current ? attachZoom(svg.current, {onMove: show, onRest: rest}) : undefined;
    } catch {
      // The network is away: the map is a picture of links, and the next try may succeed.
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
