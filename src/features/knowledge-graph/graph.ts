import graph from '@generated/knowledge-graph/default/graph.json';
import {frameOf} from './geometry';
import {neighborLists} from './lists';
import type {GraphNode} from './types';

export default graph;

export function nodesOf(posts: readonly number[]): GraphNode[] {
  return posts.flatMap((post) => graph.nodes[post] ?? []);
}

export const mapFrame = frameOf(graph.nodes);

/** Number of posts that each post links to or that link to it, in the order of the nodes. */
export const linkCounts: readonly number[] = neighborLists(graph, ['link']).map(
  ({length}) => length,
);
