import type {KnowledgeGraph} from '../content-index/types';

export interface TagChoice {
  /** Place in the graph's tags. */
  readonly tag: number;
  readonly label: string;
  readonly posts: number;
}

/** The tags that posts carry: the most used ones, most posts first, and the others from A to Z. */
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
