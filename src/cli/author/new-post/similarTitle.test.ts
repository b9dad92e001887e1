import {expect, test} from 'vitest';
import {similarTitle} from './similarTitle';

const POSTS = ['An agent is a loop', 'Jab first', 'Down rounds', 'Crème brûlée'].map((title) => ({
  title,
}));

test.each([
  ['an agent is a loop.', 'An agent is a loop'],
  ['An agent is a lop', 'An agent is a loop'],
  ['Is a loop an agent?', 'An agent is a loop'],
  ['Agents: a loop is an', 'An agent is a loop'],
  ['Down round', 'Down rounds'],
  ['Creme brulees', 'Crème brûlée'],
  ['An agent is a tree', undefined],
  ['Jab last', undefined],
  ['Down pounds and back', undefined],
])('%s: %s', (title, other) => {
  expect(similarTitle(title, POSTS)?.title).toBe(other);
});
