import type {GraphEdgeKind, KnowledgeGraph} from '../../../lib/content-index/types';
import type {Bounds, GraphCamera, Point} from '../../../lib/graph-view/types';
import type {Tap} from './attachGestures';

/** The drawing: it knows what is shown and what is lit, and draws when something has changed. */
export interface Stage {
  readonly show: (shown: {
    readonly posts: readonly number[];
    readonly kinds: readonly GraphEdgeKind[];
    readonly focus: number | null;
  }) => void;
  /** Home is what is looked at without a camera. */
  readonly look: (camera: GraphCamera | null, home: Bounds) => void;
  readonly light: (post: number | undefined) => void;
  readonly zoom: (factor: number) => void;
  /** Shows all posts that pass the filters. */
  readonly fit: () => void;
  /** Moves the camera, if it must, so that a post can be seen. */
  readonly bring: (post: number) => void;
  /** The point of the layout in the middle of the screen. */
  readonly middle: () => Point;
}

/** Where the lit post lies on the screen, and on which side of it a card hides less. */
export interface CardSpot extends Point {
  readonly radius: number;
  readonly side: 'left' | 'right';
}

export interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly graph: KnowledgeGraph;
  /** The reader has moved the camera, and it has come to rest. */
  readonly onCamera: (camera: GraphCamera | null) => void;
  readonly onHover: (post: number | undefined) => void;
  readonly onGrab: () => void;
  readonly onTap: (post: number | undefined, tap: Tap) => void;
  /** After each drawing with a lit post. */
  readonly onPlaced: (spot: CardSpot) => void;
  readonly signal: AbortSignal;
}
