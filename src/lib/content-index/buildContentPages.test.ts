import {expect, test} from 'vitest';
import {countWords, resolveLink} from './buildContentPages';

const FILES = new Map([
  ['blog/2024-01-01-a.mdx', '/base/blog/a'],
  ['blog/2024-02-01-b.mdx', '/base/blog/b.md'],
  ['books/to-read.mdx', '/base/books/to-read'],
]);
const site = {baseUrl: '/base/', byFile: FILES, permalinks: new Set(FILES.values())};
const from = {file: 'blog/2024-01-01-a.mdx', permalink: '/base/blog/a'};

test.each([
  ['./2024-02-01-b.mdx', '/base/blog/b.md', null],
  ['2024-02-01-b.mdx#part', '/base/blog/b.md', 'part'],
  ['../books/to-read.mdx?x=1#f', '/base/books/to-read', 'f'],
  ['@site/books/to-read.mdx', '/base/books/to-read', null],
  ['/books/to-read', '/base/books/to-read', null],
  ['/books/to-read/#caf%C3%A9', '/base/books/to-read', 'café'],
  ['/base/books/to-read', '/base/books/to-read', null],
  ['./b.md', '/base/blog/b.md', null],
  ['../books/to-read', '/base/books/to-read', null],
])('%s leads to %s', (url, to, toAnchor) => {
  expect(resolveLink(url, from, site)).toEqual({to, toAnchor});
});

test.each([
  'https://x.example/books/to-read',
  '//x.example/a',
  'mailto:a@x.example',
  '#part',
  '',
  './2024-01-01-a.mdx#part',
  '/blog/a',
  './2024-03-01-draft.mdx',
  '/design-system',
  '/%E0%A4%A',
])('%s leads to no other page of the index', (url) => {
  expect(resolveLink(url, from, site)).toBeUndefined();
});

test('words of prose and tables are counted, bare signs are not', () => {
  expect(countWords({prose: ['Three – well, 4 words.'], rows: ['One · 2.5% · —']})).toBe(6);
});
