import type {GraphEdgeKind, KnowledgeGraph} from '../content-index/types';
import {foldText} from '../foldText';
import type {GraphView} from './view';

/** How far around its post a focus reaches, in edges. */
const FOCUS_STEPS = 2;

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

/** The posts that a view's focus reaches, its own among them; all where it has none. */
export function focusedPosts(
  graph: KnowledgeGraph,
  {focus, kinds}: Pick<GraphView, 'focus' | 'kinds'>,
): ReadonlySet<number> {
  if (focus === null) {
    return new Set(graph.nodes.keys());
  }
  const neighbors = neighborLists(graph, kinds);
  const reached = new Set([focus]);
  let edge = [focus];
  for (let step = 0; step < FOCUS_STEPS; step += 1) {
    edge = edge.flatMap((post) => neighbors[post] ?? []).filter((post) => !reached.has(post));
    edge.forEach((post) => reached.add(post));
  }
  return reached;
}

/** The places of the posts that pass every filter of a view, ascending. */
export function shownPosts(graph: KnowledgeGraph, view: GraphView): readonly number[] {
  const words = foldText(view.query).split(/\s+/).filter(Boolean);
  const hidden = new Set(view.hiddenClusters);
  const near = focusedPosts(graph, view);
  return [...graph.nodes.keys()].filter((place) => {
    const node = graph.nodes[place];
    if (!node || hidden.has(node.cluster) || !near.has(place)) {
      return false;
    }
    const year = Number(node.date.slice(0, 4));
    const title = words.length > 0 ? foldText(node.title) : '';
    return (
      (view.tag === null || node.tags.includes(view.tag)) &&
      (view.from === null || year >= view.from) &&
      (view.to === null || year <= view.to) &&
      words.every((word) => title.includes(word))
    );
  });
}
