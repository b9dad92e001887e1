import type {GraphEdgeKind, KnowledgeGraph} from '../../../lib/content-index/types';

/** The edges of these kinds with both ends among the posts, places two by two. */
export function shownEdges(
  {nodes, edges}: KnowledgeGraph,
  posts: readonly number[],
  kinds: readonly GraphEdgeKind[],
): readonly (readonly [kind: GraphEdgeKind, ends: readonly number[]])[] {
  const isShown = new Uint8Array(nodes.length);
  posts.forEach((post) => {
    isShown[post] = 1;
  });
  // Links are drawn last, over the others.
  return [...kinds].reverse().map((kind) => {
    const kept: number[] = [];
    const ends = edges[kind];
    for (let place = 0; place + 1 < ends.length; place += 2) {
      const [from = -1, to = -1] = [ends[place], ends[place + 1]];
      if (isShown[from] === 1 && isShown[to] === 1) {
        kept.push(from, to);
      }
    }
    return [kind, kept] as const;
  });
}
