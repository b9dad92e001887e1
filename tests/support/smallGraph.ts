import type {GraphNode, KnowledgeGraph} from '../../src/features/knowledge-graph/types';

function post(
  title: string,
  name: string,
  date: string,
  radius: number,
  tags: readonly number[],
  cluster: number,
  x: number,
  y: number,
): GraphNode {
  return {title, permalink: `/blog/${name}`, date, radius, tags, cluster, x, y};
}

/**
 * Five posts in two clusters. Posts 0 and 1 link to each other, 1 and 2 are similar, 2 and 3 share a
 * tag, and 4 is connected to no other. On the map, they form a cross:
 *
 *       1
 *     3 0 2
 *       4
 */
export const smallGraph: KnowledgeGraph = {
  nodes: [
    post('Café accounting', 'cafe-accounting', '2021-02-01', 7.5, [0], 0, 0, 0),
    post('Vesting with a cliff', 'vesting', '2022-03-01', 10, [0, 2], 0, 10, -100),
    post('Running in heat', 'heat', '2023-04-01', 5.6, [1], 1, 100, 10),
    post('Running a marathon', 'marathon', '2024-05-01', 6.6, [1, 2], 1, -100, 0),
    post('Alone', 'alone', '2024-06-01', 4.3, [], 1, 0, 100),
  ],
  edges: {
    link: [
      [0, 1],
      [1, 0],
    ],
    similarity: [[1, 2]],
    tag: [[2, 3]],
  },
  clusters: [
    {name: 'Money & equity', size: 2},
    {name: 'Running', size: 3},
  ],
  tags: ['Finance', 'Running', 'Worked example'],
};
