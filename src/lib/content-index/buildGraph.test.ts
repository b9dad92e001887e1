import {expect, test} from 'vitest';
import {examplePost} from '../../../tests/support/examplePost';
import {buildGraph, graphEdges} from './buildGraph';
import {clusterPosts} from './clusters';
import {comparePosts} from './comparePosts';

const SUBJECTS = ['vesting', 'running', 'licensing', 'retrieval', 'boxing'];

/** Posts of five subjects by turns; some link to the next of their subject. */
const POSTS = Array.from({length: 60}, (_, i) => {
  const subject = SUBJECTS[i % SUBJECTS.length] ?? '';
  return examplePost({
    name: `${subject}-${i}`,
    date: `2024-01-${String((i % 28) + 1).padStart(2, '0')}`,
    words: 100 + i * 40,
    tags: [subject, `pair${Math.floor(i / 2)}`, ...(i === 0 ? ['alone'] : [])],
    text: `${subject} ${subject}er ${subject}place word${i % 7}`,
    to: i + 5 < 60 ? [`${subject}-${i + 5}`] : ['running-1', 'running-1', 'unknown'],
  });
});
const comparison = comparePosts(POSTS);

test('posts of a subject are one cluster, named after it', () => {
  const graph = buildGraph(comparison);
  expect(graph.clusters.map(({size}) => size)).toEqual([12, 12, 12, 12, 12]);
  expect(graph.clusters.map(({name}) => name).sort()).toEqual(
    SUBJECTS.map((subject) => subject.toUpperCase()).sort(),
  );
  for (const {title, cluster} of graph.nodes) {
    expect(title.toUpperCase()).toContain(graph.clusters[cluster]?.name);
  }
});

test.each([1, 3, 4, 8, 30])(
  '%i posts have no cluster of fewer than four but for lack of posts',
  (size) => {
    const clusters = clusterPosts(comparePosts(POSTS.slice(0, size)));
    const sizes = [...new Set(clusters)].map(
      (one) => clusters.filter((other) => other === one).length,
    );
    expect(clusters).toHaveLength(size);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.min(4, size));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  },
);

test('an edge of a kind is named once, leads to a post, and never to itself', () => {
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

test('of each kind the most alike posts come first', () => {
  const scores = new Map(
    comparison.neighbors.flatMap((found, from) =>
      found.map(({page, score}) => [[from, page].sort((a, b) => a - b).join(' '), score]),
    ),
  );
  const values = Object.values(graphEdges(comparison)).map((pairs) =>
    pairs.map((pair) => scores.get(pair.toSorted((a, b) => a - b).join(' ')) ?? 0),
  );
  expect(values).toEqual(values.map((kind) => kind.toSorted((a, b) => b - a)));
  expect(Math.max(...values.map((kind) => new Set(kind).size))).toBeGreaterThan(1);
});

test.each([
  [0, 4],
  [256, 4],
  [1024, 8],
  [100_000, 14],
])('a post of %i words is a circle of radius %d', (words, radius) => {
  const [post] = comparison.posts;
  const posts = post ? [{...post, words}] : [];
  expect(buildGraph({...comparison, posts, neighbors: [[]]}).nodes[0]?.radius).toBe(radius);
});

test('tags that one post has are left out, and nodes name theirs by place', () => {
  const {nodes, tags} = buildGraph(comparison);
  expect(tags).not.toContain('ALONE');
  expect(nodes[0]?.tags.map((place) => tags[place])).toEqual(['VESTING', 'PAIR0']);
});

test('tags run from A to Z as readers see them, whatever their keys', () => {
  const backwards = (text: string) => [...text].reverse().join('');
  const posts = comparison.posts.map((post) => ({
    ...post,
    tags: post.tags.map((tag) => ({...tag, label: backwards(tag.label)})),
  }));
  const {nodes, tags} = buildGraph({...comparison, posts});
  expect(tags).toEqual(tags.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(tags[0]).toBe(backwards('PAIR10'));
  expect(nodes[0]?.tags.map((place) => tags[place])).toEqual([
    backwards('VESTING'),
    backwards('PAIR0'),
  ]);
});

test('no two circles overlap, and the picture is centered', () => {
  const {nodes} = buildGraph(comparison);
  nodes.forEach((one, place) => {
    for (const other of nodes.slice(place + 1)) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      expect(distance).toBeGreaterThan(one.radius + other.radius);
    }
  });
  for (const axis of ['x', 'y'] as const) {
    const values = nodes.map((node) => node[axis]);
    expect(Math.abs(Math.min(...values) + Math.max(...values))).toBeLessThanOrEqual(2);
  }
});

test('equal posts make an equal graph', () => {
  expect(JSON.stringify(buildGraph(comparePosts(POSTS)))).toBe(
    JSON.stringify(buildGraph(comparison)),
  );
});

test('no posts are an empty graph', () => {
  expect(buildGraph(comparePosts([]))).toEqual({
    nodes: [],
    edges: {link: [], similarity: [], tag: []},
    clusters: [],
    tags: [],
  });
});
