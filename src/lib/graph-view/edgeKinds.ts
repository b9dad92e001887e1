import type {GraphEdgeKind} from '../content-index/types';

export const EDGE_KINDS: readonly GraphEdgeKind[] = ['link', 'similarity', 'tag'];
