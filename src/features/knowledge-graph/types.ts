export type GraphEdgeKind = 'link' | 'similarity' | 'tag';

/** Indices in `nodes`. */
export type GraphEdge = readonly [from: number, to: number];

/** Each kind is sorted, strongest first. */
export type GraphEdges = Readonly<Record<GraphEdgeKind, readonly GraphEdge[]>>;

export interface GraphCluster {
  /** Made of its most characteristic tags, such as `Equity and hiring`. */
  readonly name: string;
  /** Number of posts. */
  readonly size: number;
}

export interface GraphNode {
  readonly title: string;
  readonly permalink: string;
  readonly date: string;
  /** Radius of the circle in layout units; the area grows with the number of words. */
  readonly radius: number;
  /** Indices in the graph's `tags`. */
  readonly tags: readonly number[];
  /** Index in `clusters`. */
  readonly cluster: number;
  /** Position in whole layout units. */
  readonly x: number;
  readonly y: number;
}

/** Content of `graph.json`. */
export interface KnowledgeGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: GraphEdges;
  readonly clusters: readonly GraphCluster[];
  /** Labels of the tags that at least two posts have, in alphabetical order. */
  readonly tags: readonly string[];
}
