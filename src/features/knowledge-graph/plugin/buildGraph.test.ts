import {expect, test} from 'vitest';
import {examplePost} from '../../../../tests/support/examplePost';
import {buildGraph, graphEdges} from './buildGraph';
import {clusterPosts, nameClusters} from './clusters';
import {comparePosts} from '../../post-companions/plugin';

const SUBJECTS = ['vesting', 'running', 'licensing', 'retrieval', 'boxing'];

/** Posts on five alternating subjects; most link to the next post on the same subject. */
const POSTS = Array.from({length: 60}, (_, i) => {
  const subject = SUBJECTS[i % SUBJECTS.length] ?? '';
  return examplePost({
    name: `${subject}-${i}`,
    date: `2024-01-${String((i % 28) + 1).padStart(2, '0')}`,
    wordCount: 100 + i * 40,
    tags: [subject, `pair${Math.floor(i / 2)}`, ...(i === 0 ? ['alone'] : [])],
    text: `${subject} ${subject}er ${subject}place word${i % 7}`,
    to: i + 5 < 60 ? [`${subject}-${i + 5}`] : ['running-1', 'running-1', 'unknown'],
  });
});
const comparison = comparePosts(POSTS);

test('posts on the same subject form one cluster, named after it', () => {
  const graph = buildGraph(comparison);
  expect(graph.clusters.map(({size}) => size)).toEqual([12, 12, 12, 12, 12]);
  expect(graph.clusters.map(({name}) => name).sort()).toEqual(
    SUBJECTS.map((subject) => subject.toUpperCase()).sort(),
  );
  for (const {title, cluster} of graph.nodes) {
    expect(title.toUpperCase()).toContain(graph.clusters[cluster]?.name);
  }
});

test.each([
  ['both of its subjects', ['habits', 'habits', 'sites', 'sites'], 'HABITS · SITES'],
  ['a label that two tags share', ['habits', 'habits', 'Habits', 'Habits'], 'HABITS'],
])('a cluster is named after %s', (_subjects, tags, name) => {
  const posts = tags.map((tag, i) => examplePost({name: `${tag}-${i}`, tags: [tag]}));
  expect(nameClusters([0, 0, 0, 0], comparePosts(posts))).toEqual([{name, size: 4}]);
});

test.each([1, 3, 4, 8, 30])(
  '%i posts form clusters of at least four (or one cluster of all), the largest first',
  (size) => {
    const clusters = clusterPosts(comparePosts(POSTS.slice(0, size)));
    const sizes = [...new Set(clusters)].map(
      (cluster) => clusters.filter((clusterOfPost) => clusterOfPost === cluster).length,
    );
    expect(clusters).toHaveLength(size);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.min(4, size));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  },
);

test('each edge occurs once per kind and connects two different posts', () => {
  const edges = graphEdges(comparison);
  for (const pairs of Object.values(edges)) {
    const keys = pairs.map((pair) => pair.toSorted((a, b) => a - b).join(' '));
    expect(new Set(keys).size).toBe(keys.length);
    expect(pairs.every(([from, to]) => from !== to && POSTS[from] && POSTS[to])).toBe(true);
  }
  expect(edges.link).toContainEqual([0, 5]);
  expect(edges.tag).toHaveLength(30);
  expect(edges.similarity.length).toBeLessThanOrEqual(75);
});

test.each([
  [0, 4],
  [1024, 8],
  [100_000, 14],
])('a post of %i words is a circle of radius %d', (wordCount, radius) => {
  const [post] = comparison.posts;
  const posts = post ? [{...post, wordCount}] : [];
  expect(buildGraph({...comparison, posts, neighbors: [[]]}).nodes[0]?.radius).toBe(radius);
});

test('tags that only one post has are left out, and nodes refer to tags by index', () => {
  const {nodes, tags} = buildGraph(comparison);
  expect(tags).not.toContain('ALONE');
  expect(nodes[0]?.tags.map((index) => tags[index])).toEqual(['VESTING', 'PAIR0']);
});

test('no two circles overlap', () => {
  const {nodes} = buildGraph(comparison);
  nodes.forEach((first, index) => {
    for (const second of nodes.slice(index + 1)) {
      const distance = Math.hypot(first.x - second.x, first.y - second.y);
      expect(distance).toBeGreaterThan(first.radius + second.radius);
    }
  });
});

test('the graph of no posts is empty', () => {
  expect(buildGraph(comparePosts([]))).toMatchObject({nodes: [], clusters: [], tags: []});
});
