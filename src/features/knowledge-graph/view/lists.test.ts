import {expect, test} from 'vitest';
import {smallGraph} from '../../../../tests/support/smallGraph';
import {
  focusedPosts,
  graphYears,
  groupByCluster,
  neighborLists,
  shownPosts,
  tagGroups,
} from './lists';
import type {GraphView} from './view';
import {EDGE_KINDS, WHOLE_VIEW} from './view';

test('posts are grouped by cluster, newest first, and empty clusters are left out', () => {
  expect(groupByCluster(smallGraph, [0, 1, 2, 3, 4])).toEqual([
    {cluster: 0, name: 'Money & equity', posts: [1, 0]},
    {cluster: 1, name: 'Running', posts: [4, 3, 2]},
  ]);
  expect(groupByCluster(smallGraph, [3]).map(({name}) => name)).toEqual(['Running']);
});

test('years range from the first post to the last, including years without posts', () => {
  expect(graphYears(smallGraph)).toEqual([2021, 2022, 2023, 2024]);
  expect(graphYears({...smallGraph, nodes: []})).toEqual([]);
});

test('the most frequent tags come first, the others in alphabetical order', () => {
  const labels = tagGroups(smallGraph, 1).map((group) => group.map(({label}) => label));
  expect(labels).toEqual([['Finance'], ['Running', 'Worked example']]);
});

test('neighbors are listed in both directions and only once', () => {
  expect(neighborLists(smallGraph, ['link'])).toEqual([[1], [0], [], [], []]);
  expect(neighborLists(smallGraph, EDGE_KINDS)).toEqual([[1], [0, 2], [1, 3], [2], []]);
});

test('a focus reaches posts up to two edges away; without a focus, all posts are reached', () => {
  expect([...focusedPosts(smallGraph, {...WHOLE_VIEW, focus: 0})]).toEqual([0, 1, 2]);
  expect([...focusedPosts(smallGraph, WHOLE_VIEW)]).toEqual([0, 1, 2, 3, 4]);
});

test.each<[string, Partial<GraphView>, number[]]>([
  ['everything', {}, [0, 1, 2, 3, 4]],
  ['words of a title, without accents or case', {query: 'CAFE  acc'}, [0]],
  ['titles with all words of the query', {query: 'running heat'}, [2]],
  ['no post', {query: 'zebra'}, []],
  ['a tag', {tag: 2}, [1, 3]],
  ['years, both included', {from: 2022, to: 2023}, [1, 2]],
  ['posts outside hidden clusters', {hiddenClusters: [0]}, [2, 3, 4]],
  ['nothing if all clusters are hidden', {hiddenClusters: [0, 1]}, []],
  ['two steps around a post', {focus: 0}, [0, 1, 2]],
  ['steps along shown edges alone', {focus: 0, kinds: ['link']}, [0, 1]],
  ['an isolated post', {focus: 4}, [4]],
  ['filters within a focus', {focus: 0, tag: 2}, [1]],
])('shows %s', (_, part, posts) => {
  expect(shownPosts(smallGraph, {...WHOLE_VIEW, ...part})).toEqual(posts);
});
