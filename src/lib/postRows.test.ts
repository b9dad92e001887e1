import {expect, test} from 'vitest';
import {filterPosts, summarizePosts, tagMatrix} from './postRows';
import type {PostRow} from './postRows';

function row(title: string, description: string, date: string, tags: string[]): PostRow {
  const links = tags.map((label) => ({label, permalink: `/blog/tags/${label}`}));
  return {title, description, date, minutes: 1, permalink: `/blog/${title}`, tags: links};
}

function post(date: string, ...tags: string[]): PostRow {
  return row(date, '', date, tags);
}

const KINDS = {guide: 'Guide', note: 'Note', link: 'Link', release: 'Release'};

const POSTS = [
  row('Vesting with a cliff', 'Four years, one cliff', '2022-04-25', ['Equity', 'Hiring']),
  row('Jab first', 'A small cheap probe', '2022-11-07', ['Boxing']),
  row('What’s a crème', 'On equity of effort', '2024-01-01', ['Open source']),
];

test.each([
  ['cheap 2022', ['Jab first']],
  ['equity', ['Vesting with a cliff', 'What’s a crème']],
  ['#equity', ['Vesting with a cliff']],
  ["what's creme", ['What’s a crème']],
  ['#open-source', ['What’s a crème']],
  ['iring', []],
  ['#', ['Vesting with a cliff', 'Jab first', 'What’s a crème']],
])('the query "%s" finds %j', (query, titles) => {
  expect(filterPosts(POSTS, query, KINDS).map(({title}) => title)).toEqual(titles);
});

test('tags that match the query come first; the others keep their order', () => {
  const tagged = [post('2025-01-01', 'Equity', 'Hiring', 'Vesting', 'Founders')];
  const [found] = filterPosts(tagged, 'vest #found', KINDS);
  expect(found?.tags.map(({label}) => label)).toEqual(['Vesting', 'Founders', 'Equity', 'Hiring']);
});

test('a summary has the number of posts, in total and by year, and the latest posts', () => {
  const posts = [post('2025-03-01'), post('2025-01-01'), post('2024-06-01')];
  const {total, years, latest} = summarizePosts(posts, 2);
  expect([total, latest]).toEqual([3, posts.slice(0, 2)]);
  expect(years.map(({year, count, first, last}) => [year, count, first.date, last.date])).toEqual([
    ['2025', 2, '2025-01-01', '2025-03-01'],
    ['2024', 1, '2024-06-01', '2024-06-01'],
  ]);
});

test.each([
  [
    'tags that are more frequent than in other years, and that several posts have',
    ['2025 ink notes', '2025 ink notes once', '2024 notes', '2024 notes'],
    ['ink'],
  ],
  ['only one of several tags of the same posts', ['2025 ink pen', '2025 ink pen', '2024'], ['ink']],
  ['none, if only posts of other years have tags', ['2025', '2024 tide', '2024 tide'], []],
])('the typical tags of a year are %s', (_, rows, typicalTags) => {
  const posts = rows.map((text, index) => {
    const [year, ...tags] = text.split(' ');
    return post(`${year}-05-${20 - index}`, ...tags);
  });
  const [year] = summarizePosts(posts, 0).years;
  expect(year?.typicalTags.map(({label}) => label)).toEqual(typicalTags);
});

const DATED = [
  post('2025-02-01', 'ai', 'essay'),
  post('2025-01-01', 'ai', 'essay'),
  post('2023-01-01', 'ai', 'running'),
  post('2023-05-01', 'boxing'),
];

test('the matrix counts posts by tag and year, most frequent tags first, equal counts by label', () => {
  const {years, rows, peak} = tagMatrix(DATED, 10);
  expect(years).toEqual(['2023', '2025']);
  // The last column is the tag that most often occurs together with this one, at least twice.
  expect(
    rows.map(({tag, total, counts, relatedTag}) => [tag.label, total, counts, relatedTag?.label]),
  ).toEqual([
    ['ai', 3, [1, 2], 'essay'],
    ['essay', 2, [0, 2], 'ai'],
    ['boxing', 1, [1, 0], undefined],
    ['running', 1, [1, 0], undefined],
  ]);
  expect(peak).toBe(2);
});

test('the matrix is empty if there are no posts', () => {
  expect(tagMatrix([], 5)).toEqual({years: [], rows: [], peak: 0});
});
