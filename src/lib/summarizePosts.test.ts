import {expect, test} from 'vitest';
import type {PostRow} from './postRow';
import {summarizePosts} from './summarizePosts';

function post(date: string, ...tags: string[]): PostRow {
  const links = tags.map((label) => ({label, permalink: `/blog/tags/${label}`}));
  return {date, permalink: `/blog/${date}`, title: date, description: '', minutes: 1, tags: links};
}

function dated(date: string) {
  return {date, permalink: `/blog/${date}`, title: date};
}

test('tells how many posts there are, in all and by year, and the latest whole', () => {
  const posts = [post('2025-03-01'), post('2025-01-01'), post('2024-06-01')];
  expect(summarizePosts(posts, 2)).toEqual({
    total: 3,
    years: [
      {
        year: '2025',
        count: 2,
        topics: [],
        first: dated('2025-01-01'),
        last: dated('2025-03-01'),
      },
      {
        year: '2024',
        count: 1,
        topics: [],
        first: dated('2024-06-01'),
        last: dated('2024-06-01'),
      },
    ],
    latest: posts.slice(0, 2),
  });
});

test.each([
  {
    name: 'what the year has more of than the others, and nothing that stands on one post',
    posts: [
      post('2025-04-01', 'ink', 'notes'),
      post('2025-03-01', 'ink', 'notes', 'once'),
      post('2024-02-01', 'notes'),
      post('2024-01-01', 'notes'),
    ],
    topics: ['ink'],
  },
  {
    name: 'one of several tags that stand on the same posts',
    posts: [
      post('2025-04-01', 'ink', 'pen', 'paper'),
      post('2025-03-01', 'ink', 'pen', 'paper'),
      post('2024-01-01'),
    ],
    topics: ['ink'],
  },
  {
    name: 'nothing that the year has less of than the others',
    posts: [
      post('2025-04-01', 'tide'),
      post('2025-03-01', 'tide'),
      post('2025-02-01'),
      ...['01', '02', '03'].map((day) => post(`2024-01-${day}`, 'tide')),
    ],
    topics: [],
  },
])('the topics of a year are $name', ({posts, topics}) => {
  const [year] = summarizePosts(posts, 0).years;
  expect(year?.topics.map(({label}) => label)).toEqual(topics);
});

test('of no posts there is nothing to tell', () => {
  expect(summarizePosts([], 5)).toEqual({total: 0, years: [], latest: []});
});
