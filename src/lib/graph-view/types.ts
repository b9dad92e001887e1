import type {GraphEdgeKind} from '../content-index/types';

/** Which part of the picture is looked at, independent of the size of the screen. */
export interface GraphCamera {
  /** The middle of the screen, in units of the layout. */
  readonly x: number;
  readonly y: number;
  /** 1 shows the whole picture, 2 half of its width, and so on. */
  readonly zoom: number;
}

/** All that the address of the page says about what is shown. Numbers are places in the graph. */
export interface GraphView {
  /** Words of titles, as typed. */
  readonly query: string;
  readonly tag: number | null;
  /** First and last year, both included. */
  readonly from: number | null;
  readonly to: number | null;
  /** Kinds of edges that are drawn and walked along, in the order of `EDGE_KINDS`. */
  readonly kinds: readonly GraphEdgeKind[];
  /** Ascending. */
  readonly hiddenClusters: readonly number[];
  /** The post that the focus mode is about. */
  readonly focus: number | null;
  /** Null: the whole picture, or all of the focus. */
  readonly camera: GraphCamera | null;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The smallest rectangle around some posts, in units of the layout. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the layout lies on a screen: `screen = (layout - center) * scale + size / 2`. */
export interface Projection extends Point, Size {
  /** Pixels of one unit of the layout. */
  readonly scale: number;
}
