import {rmSync} from 'node:fs';
import {afterAll, expect, test} from 'vitest';
import {parsePostFile} from '../../lib/postFile';
import {daysFromNow, scheduleOf} from './schedule';
import {contentOf, filesOf, runAuthor} from '../../../tests/support/authorCopy';

function parsedPost(date: string, more = '') {
  return parsePostFile(
    `blog/${date}-a.mdx`,
    `---\ntitle: "Of ${date}"\ndate: ${date}\n${more}---\n`,
  );
}

const POSTS = [
  parsedPost('2024-01-01'),
  parsedPost('2024-02-28'),
  parsedPost('2024-02-29', 'unlisted: true\n'),
  parsedPost('2024-03-10'),
  parsedPost('2024-03-01'),
  parsedPost('2024-03-02', 'unlisted: true\n'),
  parsedPost('2024-05-01', 'draft: true\n'),
  parsedPost('2023-05-01', 'draft: true\n'),
  parsedPost('someday'),
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

test('a parsedPost of today has appeared, an unlisted one is not the last that readers see', () => {
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

function post(date: string, more = ''): string {
  return `---\ntitle: "Of ${date}"\ndate: ${date}\n${more}---\n\nLead.\n`;
}

const ROOT = contentOf({
  'blog/2025-01-01-a.mdx': post('2025-01-01'),
  'blog/2025-03-10-b.mdx': post('2025-03-10'),
  'blog/2025-03-05-c.md': post('2025-03-05', 'unlisted: true\n'),
  'blog/2025-04-01-d.mdx': post('2025-04-01', 'draft: true\n'),
  'blog/2025-05-01-e.mdx': '---\ndate: someday\n---\n',
});

afterAll(() => rmSync(ROOT, {recursive: true, force: true}));

test('lists what is to come, the drafts and the last that appeared, and changes nothing', async () => {
  const before = filesOf(ROOT);
  const {code, stdout, stderr} = await runAuthor(['schedule'], {
    root: ROOT,
    env: {SITE_TODAY: '2025-03-04'},
  });
  expect(code).toBe(0);
  expect(stdout).toBe(`Scheduled (2)
  2025-03-05  Wednesday  in 1 day   Of 2025-03-05  blog/2025-03-05-c.md (unlisted)
  2025-03-10  Monday     in 6 days  Of 2025-03-10  blog/2025-03-10-b.mdx

Drafts (1)
  2025-04-01  Tuesday  in 28 days  Of 2025-04-01  blog/2025-04-01-d.mdx

Last published
  2025-01-01  Wednesday  62 days ago  Of 2025-01-01  blog/2025-01-01-a.mdx
`);
  expect(stderr).toBe('blog/2025-05-01-e.mdx: its date cannot be read; npm run author -- check\n');
  expect(filesOf(ROOT)).toEqual(before);
});

test('warns of a gap', async () => {
  const {code, stdout, stderr} = await runAuthor(['schedule'], {
    root: ROOT,
    env: {SITE_TODAY: '2025-03-11'},
  });
  expect(code).toBe(0);
  expect(stdout).toContain('Scheduled (0)\n  none\n');
  expect(stderr).toContain('Nothing is scheduled; the last post appeared 1 day ago.');
});

test('an argument too many is a mistake of the command line', async () => {
  expect(await runAuthor(['schedule', 'all'], {root: ROOT})).toMatchObject({code: 2, stdout: ''});
});
