import graphData from '@generated/content-index/default/graph.json';
import type {KnowledgeGraph} from '../../lib/content-index/types';

/** How the posts hang together, as it was found when the site was built. */
export const graph = graphData as KnowledgeGraph;
