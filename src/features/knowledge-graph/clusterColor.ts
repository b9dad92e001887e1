import type {CSSProperties} from 'react';
import type {GraphNode, KnowledgeGraph} from '../../lib/content-index/types';
import type {MapColor} from '../../lib/graph-view/view';

/** How many `--site-cluster-*` there are in src/css/clusters.css. */
const CLUSTER_COLORS = 12;

/** The color of a cluster as `--cluster`; with more clusters than colors they start again. */
export function clusterColor(cluster: number): CSSProperties {
  return {
    '--cluster': `var(--site-cluster-${(cluster % CLUSTER_COLORS) + 1})`,
  } as CSSProperties;
}

/** The color of a date from the oldest, 0, to the newest, 1. */
export function ageColor(share: number): CSSProperties {
  const percent = Math.round(share * 20) * 5;
  return {
    '--cluster': `color-mix(in oklab, var(--site-map-new) ${percent}%, var(--site-map-old))`,
  } as CSSProperties;
}

/** Returns the color of a post's circle where that is not the color of its group. */
export function colorsBy(
  color: MapColor,
  {nodes}: KnowledgeGraph,
): (node: GraphNode) => CSSProperties | undefined {
  if (color === 'topic') {
    return () => undefined;
  }
  const times = nodes.map(({date}) => Date.parse(date) || 0);
  const first = times.reduce((a, b) => Math.min(a, b), Infinity);
  const last = times.reduce((a, b) => Math.max(a, b), -Infinity);
  return ({date}) => ageColor(((Date.parse(date) || first) - first) / Math.max(1, last - first));
}
