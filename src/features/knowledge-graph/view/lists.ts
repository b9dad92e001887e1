import type {GraphEdgeKind, KnowledgeGraph} from '../types';
import {foldText, wordStartTest} from '../../../lib/text';
import {countEach} from '../../../lib/groupBy';
import type {GraphView} from './view';

export interface ClusterGroup {
  readonly cluster: number;
  readonly name: string;
  /** Indices in `nodes`, newest first. */
  readonly posts: readonly number[];
}

/** Groups posts by cluster, in the order of the clusters; leaves out clusters without posts. */
export function groupByCluster(
  {nodes, clusters}: KnowledgeGraph,
  posts: readonly number[],
): readonly ClusterGroup[] {
  const groups = clusters.map((): number[] => []);
  for (const post of posts) {
    groups[nodes[post]?.cluster ?? -1]?.push(post);
  }
  // Not `localeCompare`: its first call takes ten milliseconds, as the browser loads its locales.
  const dateOf = (post: number) => Date.parse(nodes[post]?.date || '0000');
  return groups
    .map((group, cluster) => ({
      cluster,
      name: clusters[cluster]?.name ?? '',
      posts: group.sort((a, b) => dateOf(b) - dateOf(a) || a - b),
    }))
    .filter(({posts: group}) => group.length > 0);
}

/** Returns every year from the first post to the last, oldest first. */
export function graphYears({nodes}: KnowledgeGraph): readonly number[] {
  const years = nodes.map(({date}) => Number(date.slice(0, 4)));
  if (years.length === 0) {
    return [];
  }
  const first = years.reduce((a, b) => Math.min(a, b));
  const last = years.reduce((a, b) => Math.max(a, b));
  return Array.from({length: last - first + 1}, (_, place) => first + place);
}

export interface TagChoice {
  /** Index in the graph's tags. */
  readonly tag: number;
  readonly label: string;
  readonly posts: number;
}

/** Returns the `most` frequent tags, most posts first, and the others in alphabetical order. */
export function tagGroups(
  {nodes, tags}: KnowledgeGraph,
  most: number,
): readonly [used: readonly TagChoice[], others: readonly TagChoice[]] {
  const choices = [...countEach(nodes.flatMap((node) => node.tags))]
    .map(([tag, posts]) => ({tag, label: tags[tag] ?? '', posts}))
    .sort((a, b) => b.posts - a.posts || a.tag - b.tag);
  return [choices.slice(0, most), choices.slice(most).sort((a, b) => a.tag - b.tag)];
}

/** Maximum distance from the focused post, in edges. */
const FOCUS_STEPS = 2;

/** Lists the neighbors of every post along edges of these kinds, without duplicates. */
export function neighborLists(
  {nodes, edges}: KnowledgeGraph,
  kinds: readonly GraphEdgeKind[],
): readonly (readonly number[])[] {
  const sets = nodes.map(() => new Set<number>());
  for (const kind of kinds) {
    for (const [from, to] of edges[kind]) {
      sets[from]?.add(to);
      sets[to]?.add(from);
    }
  }
  return sets.map((set) => [...set]);
}

/** Returns the focused post and those near it, or all posts if none is focused. */
export function focusedPosts(
  graph: KnowledgeGraph,
  {focus, kinds}: Pick<GraphView, 'focus' | 'kinds'>,
): ReadonlySet<number> {
  if (focus === null) {
    return new Set(graph.nodes.keys());
  }
  const neighbors = neighborLists(graph, kinds);
  const reached = new Set([focus]);
  let frontier = [focus];
  for (let step = 0; step < FOCUS_STEPS; step += 1) {
    frontier = frontier
      .flatMap((post) => neighbors[post] ?? [])
      .filter((post) => !reached.has(post));
    frontier.forEach((post) => reached.add(post));
  }
  return reached;
}

/** Returns the indices of the posts that pass every filter of a view, in ascending order. */
export function shownPosts(graph: KnowledgeGraph, view: GraphView): readonly number[] {
  const words = foldText(view.query).split(/\s+/).filter(Boolean).map(wordStartTest);
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
      words.every((beginsIn) => beginsIn(title))
    );
  });
}
