import {expect, test} from 'vitest';
import type {PostRow} from './postRow';
import {topicMatrix} from './topicMatrix';

function post(date: string, ...labels: string[]): PostRow {
  const tags = labels.map((label) => ({label, permalink: `/blog/tags/${label}`}));
  return {title: date, permalink: `/blog/${date}`, date, description: '', minutes: 1, tags};
}

const posts = [
  post('2025-02-01', 'ai', 'essay'),
  post('2025-01-01', 'ai', 'essay'),
  post('2023-01-01', 'ai', 'running'),
  post('2023-05-01', 'boxing'),
];

test('counts by tag and year, most used first, equal counts by label', () => {
  const {years, topics, peak} = topicMatrix(posts, 10);
  expect(years).toEqual(['2023', '2025']);
  expect(topics.map(({tag, total, counts}) => [tag.label, total, counts])).toEqual([
    ['ai', 3, [1, 2]],
    ['essay', 2, [0, 2]],
    ['boxing', 1, [1, 0]],
    ['running', 1, [1, 0]],
  ]);
  expect(peak).toBe(2);
});

test('names a companion only where two tags meet more than once', () => {
  const companions = topicMatrix(posts, 10).topics.map(({companion}) => companion?.label);
  expect(companions).toEqual(['essay', 'ai', undefined, undefined]);
});

test('keeps to the limit, and holds nothing for no posts', () => {
  expect(topicMatrix(posts, 1).topics).toHaveLength(1);
  expect(topicMatrix([], 5)).toEqual({years: [], topics: [], peak: 0});
});
