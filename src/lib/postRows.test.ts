import {expect, test} from 'vitest';
import {filterPosts, summarizePosts, topicMatrix} from './postRows';
import type {PostRow} from './postRows';

function row(title: string, description: string, date: string, tags: string[]): PostRow {
  const links = tags.map((label) => ({label, permalink: `/blog/tags/${label}`}));
  return {title, description, date, minutes: 1, permalink: `/blog/${title}`, tags: links};
}

function post(date: string, ...tags: string[]): PostRow {
  return row(date, '', date, tags);
}

const FILTERED = [
  row('Vesting with a cliff', 'Four years, one cliff', '2022-04-25', ['Equity', 'Hiring']),
  row('Jab first', 'A small cheap probe', '2022-11-07', ['Boxing']),
  row('Crème de la crème', 'On equity of effort', '2024-01-01', ['Essays']),
];

test.each([
  ['', ['Vesting with a cliff', 'Jab first', 'Crème de la crème']],
  ['JAB', ['Jab first']],
  ['cheap 2022', ['Jab first']],
  ['equity', ['Vesting with a cliff', 'Crème de la crème']],
  ['#equity', ['Vesting with a cliff']],
  ['iring', []],
  ['creme', ['Crème de la crème']],
  ['#', ['Vesting with a cliff', 'Jab first', 'Crème de la crème']],
  ['cliff boxing', []],
])('the query "%s" finds %j', (query, titles) => {
  expect(filterPosts(FILTERED, query).map(({title}) => title)).toEqual(titles);
});

test('tags that match the query come first; the others keep their order', () => {
  const tagged = [post('2025-01-01', 'Equity', 'Hiring', 'Vesting', 'Founders')];
  const [found] = filterPosts(tagged, 'vest #found');
  expect(found?.tags.map(({label}) => label)).toEqual(['Vesting', 'Founders', 'Equity', 'Hiring']);
});

function dated(date: string) {
  return {date, permalink: `/blog/${date}`, title: date};
}

test('a summary has the number of posts, in total and by year, and the latest posts', () => {
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
    name: 'the tags that are more frequent than in other years, except those of a single post',
    posts: [
      post('2025-04-01', 'ink', 'notes'),
      post('2025-03-01', 'ink', 'notes', 'once'),
      post('2024-02-01', 'notes'),
      post('2024-01-01', 'notes'),
    ],
    topics: ['ink'],
  },
  {
    name: 'only one of several tags that are on the same posts',
    posts: [
      post('2025-04-01', 'ink', 'pen', 'paper'),
      post('2025-03-01', 'ink', 'pen', 'paper'),
      post('2024-01-01'),
    ],
    topics: ['ink'],
  },
  {
    name: 'no tags that are less frequent than in other years',
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

const DATED = [
  post('2025-02-01', 'ai', 'essay'),
  post('2025-01-01', 'ai', 'essay'),
  post('2023-01-01', 'ai', 'running'),
  post('2023-05-01', 'boxing'),
];

test('the matrix counts posts by tag and year, most frequent tags first, equal counts by label', () => {
  const {years, topics, peak} = topicMatrix(DATED, 10);
  expect(years).toEqual(['2023', '2025']);
  expect(topics.map(({tag, total, counts}) => [tag.label, total, counts])).toEqual([
    ['ai', 3, [1, 2]],
    ['essay', 2, [0, 2]],
    ['boxing', 1, [1, 0]],
    ['running', 1, [1, 0]],
  ]);
  expect(peak).toBe(2);
});

test('the companion of a tag is the one that most often occurs together with it, at least twice', () => {
  const companions = topicMatrix(DATED, 10).topics.map(({companion}) => companion?.label);
  expect(companions).toEqual(['essay', 'ai', undefined, undefined]);
});

test('the matrix has a maximum size, and is empty if there are no posts', () => {
  expect(topicMatrix(DATED, 1).topics).toHaveLength(1);
  expect(topicMatrix([], 5)).toEqual({years: [], topics: [], peak: 0});
});
