import type {KnowledgeGraph} from '../content-index/types';
import {countOf} from '../numbers';

export interface ClusterGroup {
  readonly cluster: number;
  readonly name: string;
  /** Places in `nodes`, newest first. */
  readonly posts: readonly number[];
}

/** Posts under their clusters, in the order of the clusters; one without posts is left out. */
export function groupByCluster(
  {nodes, clusters}: KnowledgeGraph,
  posts: readonly number[],
): readonly ClusterGroup[] {
  const groups = clusters.map((): number[] => []);
  for (const post of posts) {
    groups[nodes[post]?.cluster ?? -1]?.push(post);
  }
  // Not compared as words are: the browser's first look at its locales takes ten milliseconds.
  const dateOf = (post: number) => Date.parse(nodes[post]?.date || '0000');
  return groups
    .map((group, cluster) => ({
      cluster,
      name: clusters[cluster]?.name ?? '',
      posts: group.sort((a, b) => dateOf(b) - dateOf(a) || a - b),
    }))
    .filter(({posts: group}) => group.length > 0);
}

/** Every year from the first post to the last, oldest first. */
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
  /** Place in the graph's tags. */
  readonly tag: number;
  readonly label: string;
  readonly posts: number;
}

/** The tags that posts carry: the `most` used ones, most posts first, and the others from A to Z. */
export function tagGroups(
  {nodes, tags}: KnowledgeGraph,
  most: number,
): readonly [used: readonly TagChoice[], others: readonly TagChoice[]] {
  const counts = new Map<number, number>();
  for (const tag of nodes.flatMap((node) => node.tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const choices = [...counts]
    .map(([tag, posts]) => ({tag, label: tags[tag] ?? '', posts}))
    .sort((a, b) => b.posts - a.posts || a.tag - b.tag);
  return [choices.slice(0, most), choices.slice(most).sort((a, b) => a.tag - b.tag)];
}

/** "no links", "1 link", "3 links". */
export function countText(count: number, noun: string): string {
  return count === 0 ? `no ${noun}s` : countOf(count, noun);
}
