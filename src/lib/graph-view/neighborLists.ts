import type {GraphEdgeKind, KnowledgeGraph} from '../content-index/types';

/** For every post the posts that edges of these kinds join it to, each once. */
export function neighborLists(
  {nodes, edges}: KnowledgeGraph,
  kinds: readonly GraphEdgeKind[],
): readonly (readonly number[])[] {
  const sets = nodes.map(() => new Set<number>());
  for (const kind of kinds) {
    const ends = edges[kind];
    for (let place = 0; place + 1 < ends.length; place += 2) {
      const [from, to] = [ends[place] ?? -1, ends[place + 1] ?? -1];
      if (from !== to) {
        sets[from]?.add(to);
        sets[to]?.add(from);
      }
    }
  }
  return sets.map((set) => [...set]);
}
