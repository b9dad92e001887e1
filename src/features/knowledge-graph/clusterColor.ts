import type {CSSProperties} from 'react';
import type {GraphNode, KnowledgeGraph} from './types';
import type {GraphView} from './view';

/** Number of `--site-cluster-*` colors in src/css/clusters.css. */
const CLUSTER_COLORS = 12;

/** The color of a cluster as `--cluster`. Colors repeat if there are more clusters. */
export function clusterColor(cluster: number): CSSProperties {
  return {
    '--cluster': `var(--site-cluster-${(cluster % CLUSTER_COLORS) + 1})`,
  } as CSSProperties;
}

/** Returns the color of a circle, or undefined if its group already has the right one. */
export function colorsBy(
  color: GraphView['color'],
  {nodes}: KnowledgeGraph,
): (node: GraphNode) => CSSProperties | undefined {
  if (color === '') {
    return () => undefined;
  }
  const [first = 0, last = 0] = [nodes[0], nodes.at(-1)].map((node) =>
    Date.parse(node?.date ?? ''),
  );
  return ({date}) => {
    const percent = Math.round((20 * (Date.parse(date) - first)) / Math.max(1, last - first)) * 5;
    return {
      '--cluster': `color-mix(in oklab, var(--site-map-new) ${percent}%, var(--site-map-old))`,
    } as CSSProperties;
  };
}
