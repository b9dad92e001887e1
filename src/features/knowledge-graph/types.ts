/** Reason why two posts are connected: a link, similar wording, or a tag that few posts have. */
export type GraphEdgeKind = 'link' | 'similarity' | 'tag';

/** Indices in `nodes` of two posts that are connected. */
export type GraphEdge = readonly [from: number, to: number];

/** Edges by kind. Each list begins with the edges between the most similar posts. */
export type GraphEdges = Readonly<Record<GraphEdgeKind, readonly GraphEdge[]>>;

/** A group of related posts, called a topic in the interface. */
export interface GraphCluster {
  /**
   * A name from the owner file, or one or two characteristic tags, such as `Equity · Hiring`. Without
   * tags, the title of the oldest post.
   */
  readonly name: string;
  /** Number of posts. */
  readonly size: number;
}

/** A post on the map. */
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
  /** Oldest first. */
  readonly nodes: readonly GraphNode[];
  readonly edges: GraphEdges;
  readonly clusters: readonly GraphCluster[];
  /** Labels of the tags that at least two posts have, in alphabetical order. */
  readonly tags: readonly string[];
}
