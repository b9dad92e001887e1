import {expect, test} from 'vitest';
import {folderWith} from '../../tests/support/folders';
import {readRedirects, scheduledPosts} from './siteFolder';

const FILES = {
  '2025-01-01-a.mdx': '',
  '2025-06-02-b.md': '',
  '2026-01-01-c.mdx': '',
  'tags.yml': '',
  '2026-01-01.txt': '',
};

test('posts dated in the future are scheduled', () => {
  expect(scheduledPosts(folderWith(FILES), Date.parse('2025-06-02'))).toEqual(['2026-01-01-c.mdx']);
});

test('redirects are read from their file; invalid YAML is an error that names file and line', () => {
  expect(readRedirects(folderWith({}))).toEqual([]);
  const redirect = {from: '/a', to: '/b', line: 1};
  expect(readRedirects(folderWith({'blog/redirects.yml': '- {from: /a, to: /b}'}))).toEqual([
    redirect,
  ]);
  const root = folderWith({'blog/redirects.yml': '- from: /a\n  to: /b: c\n'});
  expect(() => readRedirects(root)).toThrow(/^blog\/redirects\.yml:2: invalid YAML/);
});
