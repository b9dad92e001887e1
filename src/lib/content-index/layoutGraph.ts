import type {SimulationLinkDatum, SimulationNodeDatum} from 'd3-force';
import {forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY} from 'd3-force';
import {seededRandom} from '../seededRandom';
import type {Pair} from './graphEdges';
import type {GraphEdgeKind} from './types';

export interface LayoutNode {
  readonly cluster: number;
  readonly radius: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Body extends SimulationNodeDatum, LayoutNode {}

const PULL: Readonly<Record<GraphEdgeKind, number>> = {link: 0.25, similarity: 0.3, tag: 0.06};
const LENGTH = 34;
const REPULSION = -70;
const GAP = 4;
const TO_CLUSTER = 0.14;
/** Less to the sides than up and down: the map is wider than high. */
const TO_CENTER = {x: 0.02, y: 0.075};
/** Ticks until it stands still; the picture of a large graph settles in fewer, each costing more. */
const TICKS = 320;
const TICKS_IF_LARGE = 100;
const LARGE = 600;
const WIDTH_TO_HEIGHT = 1.5;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Every cluster starts as a swarm of its own on a ring, so that it need not gather first. */
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

/** Draws each body to the middle of its cluster. */
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
 * Settled places of a graph's nodes, in whole units and centered on 0, 0: ties draw nodes together, clusters keep
 * together, and no two circles overlap. Equal graphs have equal places.
 */
export function layoutGraph(
  nodes: readonly LayoutNode[],
  edges: Readonly<Record<GraphEdgeKind, readonly Pair[]>>,
): Point[] {
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
