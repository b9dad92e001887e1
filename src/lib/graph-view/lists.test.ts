import {expect, test} from 'vitest';
import {smallGraph} from '../../../tests/support/smallGraph';
import {countText, graphYears, groupByCluster, tagGroups} from './lists';

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

test.each([
  [0, 'no links'],
  [1, '1 link'],
  [3, '3 links'],
])('%i is said as %s', (count, text) => {
  expect(countText(count, 'link')).toBe(text);
});
