import type {CSSProperties} from 'react';

/** How many `--site-cluster-*` there are in src/css/clusters.css. */
const CLUSTER_COLORS = 12;

/** The color of a cluster as `--cluster`; with more clusters than colors they start again. */
export function clusterColor(cluster: number): CSSProperties {
  return {
    '--cluster': `var(--site-cluster-${(cluster % CLUSTER_COLORS) + 1})`,
  } as CSSProperties;
}
