import type {SimulationLinkDatum, SimulationNodeDatum} from 'd3-force';
import {forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY} from 'd3-force';
import type {ContentPost, GraphSource} from '../../post-companions/plugin';
import type {GraphEdge, GraphEdgeKind, GraphEdges, KnowledgeGraph} from '../types';
import {radiusOf} from '../view/radius';
import {seededRandom} from '../../../lib/seededRandom';
import {clusterPosts, nameClusters} from './clusters';

const MAX_SIMILAR_OF_EACH = 3;
/** Gives each post two to three similarity edges. */
const SIMILAR_PAIRS_PER_POST = 1.25;
const MIN_POSTS_OF_TAG = 2;
const MAX_POSTS_OF_TAG = 4;

function keyOf([from, to]: GraphEdge): string {
  return from < to ? `${from} ${to}` : `${to} ${from}`;
}

/** Removes duplicate pairs in either direction, and pairs of a post with itself. */
function unique(pairs: readonly GraphEdge[]): GraphEdge[] {
  const seen = new Set<string>();
  return pairs.filter((pair) => {
    const key = keyOf(pair);
    return pair[0] !== pair[1] && !seen.has(key) && seen.add(key);
  });
}

function linkPairs(posts: readonly ContentPost[]): GraphEdge[] {
  const places = new Map(posts.map(({permalink}, place) => [permalink, place]));
  return posts.flatMap(({links}, from) =>
    links.flatMap(({to}): GraphEdge[] => {
      const place = places.get(to);
      return place === undefined ? [] : [[from, place]];
    }),
  );
}

function similarPairs({neighbors}: GraphSource): GraphEdge[] {
  return neighbors.flatMap((found, from) =>
    found.slice(0, MAX_SIMILAR_OF_EACH).map(({page}): GraphEdge => [from, page]),
  );
}

function tagPairs({posts, tagCounts}: GraphSource): GraphEdge[] {
  const having = new Map<string, number[]>();
  posts.forEach(({tags}, place) => {
    for (const {permalink} of tags) {
      const count = tagCounts.get(permalink) ?? 0;
      if (count >= MIN_POSTS_OF_TAG && count <= MAX_POSTS_OF_TAG) {
        having.set(permalink, [...(having.get(permalink) ?? []), place]);
      }
    }
  });
  return [...having.values()].flatMap((places) =>
    places.flatMap((from, index) => places.slice(index + 1).map((to): GraphEdge => [from, to])),
  );
}

/**
 * Returns the edges between posts: links, the greatest similarities, and shared tags that two to
 * four posts have. Each kind has a pair only once; the most similar pairs come first.
 */
export function graphEdges(source: GraphSource): GraphEdges {
  const scores = new Map(
    source.neighbors.flatMap((found, from) =>
      found.map(({page, score}) => [keyOf([from, page]), score] as const),
    ),
  );
  const score = (pair: GraphEdge): number => scores.get(keyOf(pair)) ?? 0;
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

interface LayoutNode {
  readonly cluster: number;
  readonly radius: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Body extends SimulationNodeDatum, LayoutNode {}

const PULL: Readonly<Record<GraphEdgeKind, number>> = {link: 0.25, similarity: 0.3, tag: 0.06};
const LENGTH = 34;
const REPULSION = -70;
const GAP = 4;
const TO_CLUSTER = 0.14;
/** Weaker horizontally than vertically, because the map is wider than high. */
const TO_CENTER = {x: 0.02, y: 0.075};
/** Simulation steps; a large graph gets fewer, because each takes longer. */
const TICKS = 320;
const TICKS_IF_LARGE = 100;
const LARGE = 600;
const WIDTH_TO_HEIGHT = 1.5;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Starts each cluster as a separate swarm on a ring, so that its nodes start close together. */
function startingBodies(nodes: readonly LayoutNode[]): Body[] {
  const clusters = Math.max(0, ...nodes.map(({cluster}) => cluster)) + 1;
  const ring = 12 * Math.sqrt(nodes.length);
  const placed = new Array<number>(clusters).fill(0);
  return nodes.map((node): Body => {
    const angle = (2 * Math.PI * node.cluster) / clusters;
    const index = placed[node.cluster] ?? 0;
    placed[node.cluster] = index + 1;
    const distance = 12 * Math.sqrt(index);
    return {
      ...node,
      x: WIDTH_TO_HEIGHT * ring * Math.cos(angle) + distance * Math.cos(index * GOLDEN_ANGLE),
      y: ring * Math.sin(angle) + distance * Math.sin(index * GOLDEN_ANGLE),
    };
  });
}

/** Pulls each body to the center of its cluster. */
function forceCluster(bodies: readonly Body[]) {
  return (alpha: number): void => {
    const middles = new Map<number, {x: number; y: number; count: number}>();
    for (const {cluster, x = 0, y = 0} of bodies) {
      const middle = middles.get(cluster) ?? {x: 0, y: 0, count: 0};
      middles.set(cluster, {x: middle.x + x, y: middle.y + y, count: middle.count + 1});
    }
    for (const body of bodies) {
      const middle = middles.get(body.cluster);
      if (middle) {
        body.vx = (body.vx ?? 0) + (middle.x / middle.count - (body.x ?? 0)) * TO_CLUSTER * alpha;
        body.vy = (body.vy ?? 0) + (middle.y / middle.count - (body.y ?? 0)) * TO_CLUSTER * alpha;
      }
    }
  };
}

/**
 * Returns the final positions of the nodes, in whole units and centered on 0, 0. Edges and clusters
 * pull nodes together, and no two circles overlap. The layout is deterministic.
 */
function layoutGraph(nodes: readonly LayoutNode[], edges: GraphEdges): Point[] {
  const bodies = startingBodies(nodes);
  const simulation = forceSimulation(bodies)
    .randomSource(seededRandom('layout'))
    .force('collide', forceCollide<Body>(({radius}) => radius + GAP).iterations(2))
    .force('repulsion', forceManyBody<Body>().strength(REPULSION).distanceMax(400))
    .force('cluster', forceCluster(bodies))
    .force('x', forceX<Body>().strength(TO_CENTER.x))
    .force('y', forceY<Body>().strength(TO_CENTER.y))
    .stop();
  for (const kind of ['link', 'similarity', 'tag'] as const) {
    const links = edges[kind].map(([source, target]): SimulationLinkDatum<Body> => ({
      source,
      target,
    }));
    const isWithin = ({source, target}: SimulationLinkDatum<Body>): boolean =>
      (source as Body).cluster === (target as Body).cluster;
    simulation.force(
      kind,
      forceLink<Body, SimulationLinkDatum<Body>>(links)
        .distance(LENGTH)
        .strength((link) => (isWithin(link) ? PULL[kind] : PULL[kind] / 6)),
    );
  }
  const ticks = bodies.length > LARGE ? TICKS_IF_LARGE : TICKS;
  simulation.alphaDecay(1 - 0.001 ** (1 / ticks)).tick(ticks);
  const [centerX = 0, centerY = 0] = (['x', 'y'] as const).map((axis) => {
    const values = bodies.map((body) => body[axis] ?? 0);
    return values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
  });
  return bodies.map(({x = 0, y = 0}) => ({
    x: Math.round(x - centerX) || 0,
    y: Math.round(y - centerY) || 0,
  }));
}

/** Builds the graph of the posts, oldest first, with clusters and a position for each post. */
export function buildGraph(comparison: GraphSource): KnowledgeGraph {
  const {posts} = comparison;
  const clusters = clusterPosts(comparison);
  const edges = graphEdges(comparison);
  const points = layoutGraph(
    posts.map(({words}, place) => ({cluster: clusters[place] ?? 0, radius: radiusOf(words)})),
    edges,
  );
  // A tag of a single post neither connects posts nor is useful as a filter.
  const labels = new Map(
    posts
      .flatMap(({tags}) => tags)
      .filter((tag) => (comparison.tagCounts.get(tag.permalink) ?? 0) > 1)
      .map((tag) => [tag.permalink, tag.label]),
  );
  const keys = [...labels]
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
    .map(([key]) => key);
  const places = new Map(keys.map((key, place) => [key, place]));
  return {
    nodes: posts.map(({title, permalink, date, words, tags}, place) => ({
      title,
      permalink,
      date,
      radius: radiusOf(words),
      tags: tags.flatMap((tag) => places.get(tag.permalink) ?? []),
      cluster: clusters[place] ?? 0,
      x: points[place]?.x ?? 0,
      y: points[place]?.y ?? 0,
    })),
    edges,
    clusters: nameClusters(clusters, comparison),
    tags: keys.map((key) => labels.get(key) ?? key),
  };
}
