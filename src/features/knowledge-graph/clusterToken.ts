/** How many `--site-cluster-*` there are in src/css/tokens.css. */
const CLUSTER_COLORS = 12;

/** The token's name for a cluster's color. */
export function clusterToken(cluster: number): string {
  return `--site-cluster-${(cluster % CLUSTER_COLORS) + 1}`;
}
