import {expect, test} from 'vitest';
import {filterPosts} from './filterPosts';
import type {PostRow} from './postRow';

function row(title: string, description: string, date: string, tags: string[]): PostRow {
  const links = tags.map((label) => ({label, permalink: `/blog/tags/${label}`}));
  return {title, description, date, minutes: 3, permalink: `/blog/${title}`, tags: links};
}

const posts = [
  row('Vesting with a cliff', 'Four years, one cliff', '2022-04-25', ['Equity', 'Hiring']),
  row('Jab first', 'A small cheap probe', '2022-11-07', ['Boxing']),
  row('Crème de la crème', 'On equity of effort', '2024-01-01', ['Essays']),
];

test.each([
  ['', ['Vesting with a cliff', 'Jab first', 'Crème de la crème']],
  ['   ', ['Vesting with a cliff', 'Jab first', 'Crème de la crème']],
  ['JAB', ['Jab first']],
  ['cheap 2022', ['Jab first']],
  ['equity', ['Vesting with a cliff', 'Crème de la crème']],
  ['#equity', ['Vesting with a cliff']],
  ['#ring', []],
  ['#hir', ['Vesting with a cliff']],
  ['creme', ['Crème de la crème']],
  ['#', ['Vesting with a cliff', 'Jab first', 'Crème de la crème']],
  ['cliff boxing', []],
  ['.*', []],
])('"%s" leaves %j', (query, titles) => {
  expect(filterPosts(posts, query).map(({title}) => title)).toEqual(titles);
});
