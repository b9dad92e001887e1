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
  const dateOf = (post: number) => nodes[post]?.date ?? '';
  return groups
    .map((group, cluster) => ({
      cluster,
      name: clusters[cluster]?.name ?? '',
      posts: group.sort((a, b) => dateOf(b).localeCompare(dateOf(a)) || a - b),
    }))
    .filter(({posts: group}) => group.length > 0);
}
