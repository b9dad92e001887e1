import {expect, test} from 'vitest';
import {smallGraph} from '../../../tests/support/smallGraph';
import {countText} from './countText';
import {EDGE_KINDS} from './edgeKinds';
import {graphYears} from './graphYears';
import {groupByCluster} from './groupByCluster';
import {homeBounds} from './homeBounds';
import {isFiltered} from './isFiltered';
import {nearestPoint} from './nearestPoint';
import {neighborLists} from './neighborLists';
import {slugText} from './slugText';
import {tagGroups} from './tagGroups';
import {toggled} from './toggled';
import {WHOLE_VIEW} from './wholeView';

test('neighbors are joined both ways and named once', () => {
  expect(neighborLists(smallGraph, ['link'])).toEqual([[1], [0], [], [], []]);
  expect(neighborLists(smallGraph, EDGE_KINDS)).toEqual([[1], [0, 2], [1, 3], [2], []]);
});

test('posts stand under their clusters, the newest first, and empty clusters are left out', () => {
  expect(groupByCluster(smallGraph, [0, 1, 2, 3, 4])).toEqual([
    {cluster: 0, name: 'Money & equity', posts: [1, 0]},
    {cluster: 1, name: 'Running', posts: [4, 3, 2]},
  ]);
  expect(groupByCluster(smallGraph, [3]).map(({name}) => name)).toEqual(['Running']);
});

test('years run from the first post to the last, those without posts included', () => {
  expect(graphYears(smallGraph)).toEqual([2021, 2022, 2023, 2024]);
  expect(graphYears({...smallGraph, nodes: []})).toEqual([]);
});

test('the most used tags come first, the others from A to Z', () => {
  const labels = tagGroups(smallGraph, 1).map((group) => group.map(({label}) => label));
  expect(labels).toEqual([['Finance'], ['Running', 'Worked example']]);
});

test('home is the whole picture, or what the focus can show', () => {
  expect(homeBounds(smallGraph, WHOLE_VIEW)).toEqual({
    left: -100,
    top: -100,
    right: 100,
    bottom: 100,
  });
  expect(homeBounds(smallGraph, {...WHOLE_VIEW, focus: 0})).toEqual({
    left: 0,
    top: -100,
    right: 100,
    bottom: 10,
  });
});

test('the nearest post is found, and among none there is none', () => {
  expect(nearestPoint(smallGraph.nodes, [1, 2, 3], {x: 60, y: 0})).toBe(2);
  expect(nearestPoint(smallGraph.nodes, [], {x: 0, y: 0})).toBeUndefined();
});

test('a toggled item goes out and comes back in its place', () => {
  expect(toggled(['a', 'b', 'c'], ['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
  expect(toggled(['a', 'b', 'c'], ['a', 'c'], 1)).toEqual(['a', 'b', 'c']);
});

test('a view with a camera alone is not filtered', () => {
  expect(isFiltered({...WHOLE_VIEW, camera: {x: 0, y: 0, zoom: 2}})).toBe(false);
  expect(isFiltered({...WHOLE_VIEW, query: ' '})).toBe(false);
  expect(isFiltered({...WHOLE_VIEW, kinds: ['link']})).toBe(true);
  expect(isFiltered({...WHOLE_VIEW, focus: 0})).toBe(true);
});

test.each([
  ['Money & equity', 'money-equity'],
  ['Économie', 'economie'],
  ['C++', 'c'],
])('%s stands in an address as %s', (name, slug) => {
  expect(slugText(name)).toBe(slug);
});

test.each([
  [0, 'no links'],
  [1, '1 link'],
  [3, '3 links'],
])('%i is said as %s', (count, text) => {
  expect(countText(count, 'link')).toBe(text);
});
