import {expect, test} from 'vitest';
import {postYears} from './copyright';

const NOW = Date.parse('2025-06-01');

test.each([
  ['first and last post', ['2021-02-01-a.mdx', '2024-12-01-b.mdx', 'tags.yml'], 2021, 2024],
  ['one post', ['2024-02-01-a.md'], 2024, 2024],
  ['a post that is scheduled', ['2024-02-01-a.md', '2099-01-01-b.mdx'], 2024, 2024],
  ['no post at all', ['authors.yml'], 2025, 2025],
  ['nothing but a scheduled post', ['2099-01-01-b.mdx'], 2025, 2025],
])('the years of the copyright line: %s', (_name, files, first, last) => {
  expect(postYears(files, NOW)).toEqual({first, last});
});
