import type {CSSProperties} from 'react';
import type {GraphNode, KnowledgeGraph} from './types';
import type {MapColor} from './view/view';

/** Number of `--site-cluster-*` colors in src/css/clusters.css. */
const CLUSTER_COLORS = 12;

/** The color of a cluster as `--cluster`. Colors repeat if there are more clusters. */
export function clusterColor(cluster: number): CSSProperties {
  return {
    '--cluster': `var(--site-cluster-${(cluster % CLUSTER_COLORS) + 1})`,
  } as CSSProperties;
}

/** The color of a date as `--cluster`, from 0 for the oldest post to 1 for the newest. */
export function ageColor(share: number): CSSProperties {
  const percent = Math.round(share * 20) * 5;
  return {
    '--cluster': `color-mix(in oklab, var(--site-map-new) ${percent}%, var(--site-map-old))`,
  } as CSSProperties;
}

/** Returns the color of a circle, or undefined if its group already has the right one. */
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
