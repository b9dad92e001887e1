import logger from '@docusaurus/logger';
import type {KnowledgeGraph} from '../types';
import {findByAddress} from '../../../lib/findByAddress';
import type {Owner} from '../../../lib/owner';

/** Adds a number to a name that is taken, because the filters of the map identify topics by name. */
function unusedName(name: string, taken: ReadonlySet<string>): string {
  let unused = name;
  for (let number = 2; taken.has(unused); number += 1) {
    unused = `${name} (${number})`;
  }
  return unused;
}

/**
 * Gives the topics (clusters) of the map their names from the owner file. That file identifies a topic
 * by one of its posts, because topics change as posts are added. Warns if a name is not used because its
 * topic already has one.
 *
 * @param topics names, each with the address of a post relative to the base path
 * @throws Error if there is no post at an address
 */
export function nameTopics(
  graph: KnowledgeGraph,
  topics: Owner['topics'] = {},
  baseUrl: string,
): KnowledgeGraph {
  const names = new Map<number, string>();
  for (const [name, address] of Object.entries(topics)) {
    const {cluster} = findByAddress(address, graph.nodes, baseUrl, `topics: "${name}"`);
    const earlierName = names.get(cluster);
    if (earlierName === undefined) {
      names.set(cluster, name);
    } else {
      // New posts can merge two topics, so this must not stop a build.
      logger.warn(
        `src/data/owner.ts: topics: "${name}" is not used: its post and that of "${earlierName}" are in the same topic. ` +
          'Remove one of the names, or choose a post of another topic.',
      );
    }
  }
  const taken = new Set(names.values());
  const clusters = graph.clusters.map((cluster, index) => {
    const name = names.get(index) ?? unusedName(cluster.name, taken);
    taken.add(name);
    return {...cluster, name};
  });
  return {...graph, clusters};
}
