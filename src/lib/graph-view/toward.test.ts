import {expect, test} from 'vitest';
import {smallGraph} from '../../../tests/support/smallGraph';
import type {Direction} from './toward';
import {toward} from './toward';

const all = [...smallGraph.nodes.keys()];

test.each<[Direction, number]>([
  ['up', 1],
  ['right', 2],
  ['left', 3],
  ['down', 4],
])('%s of the post in the middle is post %i', (direction, post) => {
  expect(toward(smallGraph.nodes, 0, all, direction)).toBe(post);
});

test('there is nothing beyond the rim', () => {
  expect(toward(smallGraph.nodes, 1, all, 'up')).toBeUndefined();
  expect(toward(smallGraph.nodes, 0, [], 'up')).toBeUndefined();
});

test('the nearer of two is found, and one straight ahead before one aside', () => {
  const points = [
    {x: 0, y: 0},
    {x: 40, y: 0},
    {x: 20, y: 0},
    {x: 18, y: 17},
  ];
  expect(toward(points, 0, [1, 2], 'right')).toBe(2);
  expect(toward(points, 0, [1, 3], 'right')).toBe(1);
});
