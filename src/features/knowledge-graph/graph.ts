import graph from '@generated/content-index/default/graph.json';
import {neighborLists} from './lists';

export default graph;

/** For each post, the number of posts that it links to or that link to it. */
export const linkCounts: readonly number[] = neighborLists(graph, ['link']).map(
  ({length}) => length,
);
