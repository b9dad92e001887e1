import {postPath} from '../../lib/paths';
import {foldText, wordStartTest} from '../../lib/text';
import type {GraphEdgeKind, GraphNode, KnowledgeGraph} from './types';
import type {GraphView} from './view';
import {EDGE_KINDS} from './view';

/**
 * Groups posts by cluster, in the order of the clusters, with the newest post first. Leaves out
 * clusters without posts.
 *
 * @param posts indices of posts, oldest first
 */
export function groupByCluster({nodes, clusters}: KnowledgeGraph, posts: readonly number[]) {
  return clusters
    .map(({name}, cluster) => ({
      cluster,
      name,
      posts: posts.filter((post) => nodes[post]?.cluster === cluster).toReversed(),
    }))
    .filter((group) => group.posts.length > 0);
}

export function yearOf({date}: GraphNode): string {
  return date.slice(0, 4);
}

/**
 * Returns, for each post, the posts that edges of these kinds connect with it, without duplicates.
 */
export function neighborLists(
  {nodes, edges}: KnowledgeGraph,
  kinds: readonly GraphEdgeKind[],
): readonly (readonly number[])[] {
  const sets = nodes.map(() => new Set<number>());
  for (const [from, to] of kinds.flatMap((kind) => edges[kind])) {
    sets[from]?.add(to);
    sets[to]?.add(from);
  }
  return sets.map((set) => [...set]);
}

export function shownEdgeKinds({hide}: Pick<GraphView, 'hide'>): readonly GraphEdgeKind[] {
  return EDGE_KINDS.filter((kind) => !hide.includes(kind));
}

/** Returns the index of the focused post, or -1. */
export function focusedPost({nodes}: KnowledgeGraph, {post}: Pick<GraphView, 'post'>): number {
  return nodes.findIndex(({permalink}) => postPath(permalink) === post);
}

/** Returns the indices of the posts that pass every filter of a view, oldest first. */
export function shownPosts(graph: KnowledgeGraph, view: GraphView): readonly number[] {
  const {nodes, tags, clusters} = graph;
  const wordTests = foldText(view.q).split(/\s+/).filter(Boolean).map(wordStartTest);
  const focus = focusedPost(graph, view);
  // Without a focus, there is no list of neighbors.
  const neighbors = neighborLists(graph, shownEdgeKinds(view))[focus];
  const tag = tags.indexOf(view.tag);
  return [...nodes.entries()]
    .filter(([post, node]) => {
      const title = foldText(node.title);
      return (
        (!neighbors || post === focus || neighbors.includes(post)) &&
        !view.without.includes(clusters[node.cluster]?.name ?? '') &&
        (tag === -1 || node.tags.includes(tag)) &&
        yearOf(node) >= view.from &&
        (view.to === '' || yearOf(node) <= view.to) &&
        wordTests.every((matchesWordStart) => matchesWordStart(title))
      );
    })
    .map(([post]) => post);
}
