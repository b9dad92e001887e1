import type {CSSProperties} from 'react';
import graph from './graph';
import type {GraphNode} from './types';
import type {GraphView} from './view';

/** Number of `--site-cluster-*` colors in src/css/clusters.css. */
const CLUSTER_COLORS = 12;

/** Returns a style that sets `--cluster` to the color of a cluster. Colors repeat after the last. */
export function clusterColor(cluster: number): CSSProperties {
  return {'--cluster': `var(--site-cluster-${(cluster % CLUSTER_COLORS) + 1})`} as CSSProperties;
}

/**
 * Returns a function that returns the style of a post's circle. If colors show age, the style sets the
 * color; if they show topics (`''`), it is undefined, and the circle inherits the color of its cluster.
 */
export function colorsBy(
  color: GraphView['color'],
): (node: GraphNode) => CSSProperties | undefined {
  if (color === '') {
    return () => undefined;
  }
  // The nodes are sorted by date.
  const [first = 0, last = 0] = [graph.nodes[0], graph.nodes.at(-1)].map((node) =>
    Date.parse(node?.date ?? ''),
  );
  return ({date}) => {
    // In steps of 5 percent, so that there are few different colors.
    const percent = Math.round((20 * (Date.parse(date) - first)) / Math.max(1, last - first)) * 5;
    return {
      '--cluster': `color-mix(in oklab, var(--site-accent) ${percent}%, var(--site-plot-2))`,
    } as CSSProperties;
  };
}
