import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Owner} from '../../../lib/owner';
import type {ReadContentIndex} from '../../post-companions/plugin';
import {buildGraph} from './buildGraph';
import {nameTopics} from './nameTopics';

/**
 * Writes the graph of all posts to `@generated/knowledge-graph/default/graph.json`, unless the owner
 * file turns the map off.
 */
export default function knowledgeGraph(
  context: LoadContext,
  readIndex: ReadContentIndex,
  {map, topics}: Pick<Owner, 'map' | 'topics'>,
): Plugin {
  return {
    name: 'knowledge-graph',
    async allContentLoaded({allContent, actions: {createData}}) {
      if (map === false) {
        return;
      }
      const graph = buildGraph(readIndex(allContent, context).comparison);
      const named = nameTopics(graph, topics, context.baseUrl);
      await createData('graph.json', JSON.stringify(named));
    },
  };
}
