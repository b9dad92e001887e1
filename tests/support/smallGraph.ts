import type {KnowledgeGraph} from '../../src/features/knowledge-graph/types';

/**
 * Five posts in two clusters: 0 and 1 link to each other, 1 is like 2, 2 shares a tag with 3; 4
 * stands alone. Drawn, they form a cross with 0 in the middle.
 *
 *       1
 *     3 0 2
 *       4
 */
export const smallGraph: KnowledgeGraph = {
  nodes: [
    {
      title: 'Café accounting',
      permalink: '/blog/cafe-accounting',
      date: '2021-02-01',
      radius: 7.5,
      tags: [0],
      cluster: 0,
      x: 0,
      y: 0,
    },
    {
      title: 'Vesting with a cliff',
      permalink: '/blog/vesting',
      date: '2022-03-01',
      radius: 10,
      tags: [0, 2],
      cluster: 0,
      x: 10,
      y: -100,
    },
    {
      title: 'Running in heat',
      permalink: '/blog/heat',
      date: '2023-04-01',
      radius: 5.6,
      tags: [1],
      cluster: 1,
      x: 100,
      y: 10,
    },
    {
      title: 'Running a marathon',
      permalink: '/blog/marathon',
      date: '2024-05-01',
      radius: 6.6,
      tags: [1, 2],
      cluster: 1,
      x: -100,
      y: 0,
    },
    {
      title: 'Alone',
      permalink: '/blog/alone',
      date: '2024-06-01',
      radius: 4.3,
      tags: [],
      cluster: 1,
      x: 0,
      y: 100,
    },
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
