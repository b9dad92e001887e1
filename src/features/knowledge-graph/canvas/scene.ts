import type {GraphEdgeKind, KnowledgeGraph} from '../../../lib/content-index/types';
import type {Projection} from '../../../lib/graph-view/types';
import type {Palette} from './palette';

/** Everything that one drawing of the canvas depends on. */
export interface Scene {
  readonly graph: KnowledgeGraph;
  /** Posts that pass the filters, the longest first. */
  readonly shown: readonly number[];
  /** Edges between them, by kind, places two by two. */
  readonly edges: readonly (readonly [kind: GraphEdgeKind, ends: readonly number[]])[];
  /** The post that the pointer or the keyboard is on. */
  readonly lit: number | undefined;
  /** The posts that edges join it to. */
  readonly near: ReadonlySet<number>;
  /** The post of the focus mode. */
  readonly focus: number | undefined;
  readonly projection: Projection;
  /** 1 where the whole picture fits the screen. */
  readonly zoom: number;
  readonly palette: Palette;
}

/** Where the posts lie on the screen, and how large, by their places in the graph. */
export interface Spots {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly radius: Float32Array;
}
