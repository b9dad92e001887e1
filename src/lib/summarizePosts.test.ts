import {expect, test} from 'vitest';
import type {PostRow} from './postRow';
import {summarizePosts} from './summarizePosts';

const posts = ['2025-03-01', '2025-01-01', '2024-06-01'].map(
  (date) => ({date, permalink: `/blog/${date}`, title: date}) as PostRow,
);

test('tells how many posts there are, in all and by year, and the latest whole', () => {
  expect(summarizePosts(posts, 2)).toEqual({
    total: 3,
    years: [
      {year: '2025', count: 2},
      {year: '2024', count: 1},
    ],
    latest: posts.slice(0, 2),
  });
});

test('of no posts there is nothing to tell', () => {
  expect(summarizePosts([], 5)).toEqual({total: 0, years: [], latest: []});
});
