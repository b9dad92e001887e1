import type {KnowledgeGraph} from '../content-index/types';

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
