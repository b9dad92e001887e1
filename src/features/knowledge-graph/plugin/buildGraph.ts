import type {SimulationLinkDatum, SimulationNodeDatum} from 'd3-force';
import {forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY} from 'd3-force';
import type {ContentPost, GraphSource} from '../../post-companions/plugin';
import type {GraphEdge, GraphEdgeKind, GraphEdges, KnowledgeGraph} from '../types';
import {groupBy} from '../../../lib/groupBy';
import {EDGE_KINDS} from '../view';
import {clusterPosts, linkPairs, nameClusters} from './clusters';

/** Number of similar posts per post that are candidates for a similarity edge. */
const MAX_SIMILAR_POSTS = 3;
/** Number of similarity edges in the graph per post. An edge has two ends, so a post has 2.5 on average. */
const SIMILAR_PAIRS_PER_POST = 1.25;
/** A tag with more posts than this does not connect them. */
const MAX_POSTS_OF_TAG = 4;

function pairKey([from, to]: GraphEdge): string {
  return from < to ? `${from} ${to}` : `${to} ${from}`;
}

/** Removes duplicate pairs in either direction, and pairs of a post with itself. */
function unique(pairs: readonly GraphEdge[]): GraphEdge[] {
  const byKey = new Map<string, GraphEdge>();
  for (const pair of pairs) {
    const key = pairKey(pair);
    if (pair[0] !== pair[1] && !byKey.has(key)) {
      byKey.set(key, pair);
    }
  }
  return [...byKey.values()];
}

function similarPairs({neighbors}: GraphSource): GraphEdge[] {
  return neighbors.flatMap((similarPosts, from) =>
    similarPosts.slice(0, MAX_SIMILAR_POSTS).map(({post}): GraphEdge => [from, post]),
  );
}

function tagPairs({posts}: GraphSource): GraphEdge[] {
  const tagged = posts.flatMap(({tags}, post) => tags.map(({permalink}) => ({permalink, post})));
  return [...groupBy(tagged, ({permalink}) => permalink).values()]
    .filter(({length}) => length <= MAX_POSTS_OF_TAG)
    .flatMap((group) =>
      group.flatMap(({post}, index) =>
        group.slice(index + 1).map((later): GraphEdge => [post, later.post]),
      ),
    );
}

/**
 * Returns the edges of the graph. Two posts are connected if one links to the other, if they are
 * among the most similar pairs, or if they share a rare tag. Each kind of edge contains a pair of
 * posts at most once and is sorted by similarity, the most similar pair first.
 */
export function graphEdges(source: GraphSource): GraphEdges {
  const scores = new Map(
    source.neighbors.flatMap((similarPosts, from) =>
      similarPosts.map(({post, score}) => [pairKey([from, post]), score] as const),
    ),
  );
  const score = (pair: GraphEdge): number => scores.get(pairKey(pair)) ?? 0;
  const sorted = (pairs: readonly GraphEdge[]): GraphEdge[] =>
    unique(pairs).sort((a, b) => score(b) - score(a) || a[0] - b[0] || a[1] - b[1]);
  return {
    link: sorted(linkPairs(source.posts)),
    similarity: sorted(similarPairs(source)).slice(
      0,
      Math.round(source.posts.length * SIMILAR_PAIRS_PER_POST),
    ),
    tag: sorted(tagPairs(source)),
  };
}

/** A circle in the force simulation. */
interface Body extends SimulationNodeDatum {
  readonly cluster: number;
  readonly radius: number;
}

/** A force that pulls two bodies together. */
interface Pull extends SimulationLinkDatum<Body> {
  readonly strength: number;
}

/** Strength of the pull of an edge within a cluster. Edges between clusters have a sixth of it. */
const STRENGTH: Readonly<Record<GraphEdgeKind, number>> = {link: 0.25, similarity: 0.3, tag: 0.06};
/** Strength of the pull between a post and the middle of its cluster. */
const STRENGTH_TO_CLUSTER = 0.15;
/** Target distance between two bodies that are pulled together. */
const PULL_LENGTH = 34;
/** Strength of the repulsion between all bodies. */
const REPULSION = -70;
/** Half of the minimum gap between two circles. */
const HALF_GAP = 4;
/** Strength of the pull to the center; weaker horizontally, because the map is wider than tall. */
const TO_CENTER = {x: 0.02, y: 0.075};
/** Number of steps after which the simulation has come to rest. */
const TICKS = 300;

/** Returns the radius of a post's circle. The area grows with the number of words, within limits. */
function radiusOf(wordCount: number): number {
  return Math.round(Math.min(14, Math.max(4, Math.sqrt(wordCount) / 4)) * 10) / 10;
}

/**
 * Returns the nodes with positions in whole layout units. Edges pull nodes together, most of all
 * within a cluster, and no two circles overlap. The layout is deterministic.
 */
function layoutGraph(nodes: readonly Body[], edges: GraphEdges) {
  const count = Math.max(-1, ...nodes.map(({cluster}) => cluster)) + 1;
  // An invisible body in the middle of each cluster pulls its nodes together.
  const middles = Array.from({length: count}, (_, cluster): Body => ({cluster, radius: 0}));
  const startRadius = 12 * Math.sqrt(nodes.length);
  const bodies = [...nodes, ...middles].map((body): Body => {
    // Clusters start apart from each other, on an ellipse, so that they do not get entangled.
    const angle = (2 * Math.PI * body.cluster) / count;
    return {...body, x: 1.5 * startRadius * Math.cos(angle), y: startRadius * Math.sin(angle)};
  });
  const pulls = [
    ...nodes.map(({cluster}, source): Pull => ({
      source,
      target: nodes.length + cluster,
      strength: STRENGTH_TO_CLUSTER,
    })),
    ...EDGE_KINDS.flatMap((kind) =>
      edges[kind].map(([source, target]): Pull => {
        const isSameCluster = nodes[source]?.cluster === nodes[target]?.cluster;
        return {source, target, strength: STRENGTH[kind] / (isSameCluster ? 1 : 6)};
      }),
    ),
  ];
  forceSimulation(bodies)
    .force('collide', forceCollide<Body>(({radius}) => radius + HALF_GAP).iterations(2))
    .force('repulsion', forceManyBody<Body>().strength(REPULSION).distanceMax(400))
    .force('x', forceX<Body>().strength(TO_CENTER.x))
    .force('y', forceY<Body>().strength(TO_CENTER.y))
    .force(
      'pull',
      forceLink<Body, Pull>(pulls)
        .distance(PULL_LENGTH)
        .strength(({strength}) => strength),
    )
    .stop()
    .tick(TICKS);
  return bodies.slice(0, nodes.length).map(({cluster, radius, x = 0, y = 0}) => ({
    cluster,
    radius,
    x: Math.round(x),
    y: Math.round(y),
  }));
}

export function buildGraph(source: GraphSource): KnowledgeGraph {
  const {posts, tagCounts} = source;
  const clusters = clusterPosts(source);
  const edges = graphEdges(source);
  const circles = layoutGraph(
    posts.map(({wordCount}, index) => ({
      cluster: clusters[index] ?? 0,
      radius: radiusOf(wordCount),
    })),
    edges,
  );
  // A tag with a single post neither connects posts nor is useful as a filter.
  const labelsOf = ({tags}: ContentPost): string[] =>
    tags.filter(({permalink}) => (tagCounts.get(permalink) ?? 0) > 1).map(({label}) => label);
  const tags = [...new Set(posts.flatMap(labelsOf))].sort((a, b) => a.localeCompare(b, 'en'));
  return {
    nodes: circles.map((circle, index) => {
      const post = posts[index] as ContentPost;
      const {title, permalink, date} = post;
      const tagIndexes = labelsOf(post).map((label) => tags.indexOf(label));
      return {title, permalink, date, tags: tagIndexes, ...circle};
    }),
    edges,
    clusters: nameClusters(clusters, source),
    tags,
  };
}
