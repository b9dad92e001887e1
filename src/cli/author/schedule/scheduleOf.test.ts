import {expect, test} from 'vitest';
import {parsePostFile} from '../../../lib/postFile';
import {daysFromNow, scheduleOf} from './scheduleOf';

function post(date: string, more = '') {
  return parsePostFile(
    `blog/${date}-a.mdx`,
    `---\ntitle: "Of ${date}"\ndate: ${date}\n${more}---\n`,
  );
}

const POSTS = [
  post('2024-01-01'),
  post('2024-02-28'),
  post('2024-02-29', 'unlisted: true\n'),
  post('2024-03-10'),
  post('2024-03-01'),
  post('2024-03-02', 'unlisted: true\n'),
  post('2024-05-01', 'draft: true\n'),
  post('2023-05-01', 'draft: true\n'),
  post('someday'),
  parsePostFile('blog/x.mdx', 'no front matter'),
];

const AT_NIGHT = Date.parse('2024-02-29T23:59:59Z');

test('posts of later days come soonest first, with weekday and days', () => {
  const {scheduled} = scheduleOf(POSTS, AT_NIGHT);
  expect(scheduled.map(({date, weekday, days}) => [date, weekday, days])).toEqual([
    ['2024-03-01', 'Friday', 1],
    ['2024-03-02', 'Saturday', 2],
    ['2024-03-10', 'Sunday', 10],
  ]);
  expect(scheduled[1]).toMatchObject({unlisted: true, file: 'blog/2024-03-02-a.mdx'});
});

test('a post of today has appeared, an unlisted one is not the last that readers see', () => {
  expect(scheduleOf(POSTS, AT_NIGHT).last).toMatchObject({title: 'Of 2024-02-28', days: -1});
  expect(scheduleOf(POSTS, Date.parse('2024-03-01')).last).toMatchObject({days: 0});
  expect(scheduleOf([], AT_NIGHT).last).toBeUndefined();
});

test('drafts stand apart, whatever their date, and so do posts without one', () => {
  const {drafts, unreadable} = scheduleOf(POSTS, AT_NIGHT);
  expect(drafts.map(({date}) => date)).toEqual(['2023-05-01', '2024-05-01']);
  expect(unreadable).toEqual(['blog/someday-a.mdx', 'blog/x.mdx']);
});

test.each([
  [0, 'today'],
  [1, 'in 1 day'],
  [12, 'in 12 days'],
  [-1, '1 day ago'],
  [-30, '30 days ago'],
])('%i: %s', (days, text) => {
  expect(daysFromNow(days)).toBe(text);
});
