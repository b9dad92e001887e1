import type {GraphEdgeKind} from '../../lib/content-index/types';

/** What readers call the kinds of edges. */
export const EDGE_NAMES: Readonly<Record<GraphEdgeKind, string>> = {
  link: 'Links',
  similarity: 'Similar wording',
  tag: 'Shared rare tags',
};
