import {expect, test} from 'vitest';
import {absoluteAddress} from './absoluteAddress';

const PAGE = {file: 'blog/2024-02-03-b.mdx', permalink: '/site/blog/b'};
const SITE = {
  base: {url: 'https://a.example', baseUrl: '/site/'},
  permalinks: new Map([
    ['blog/2023-01-02-a.mdx', '/site/blog/a'],
    ['books/to-read.mdx', '/site/books/to-read'],
  ]),
};
const ADDRESSES = [
  '/site/img/pictures/chart-1a2b3c4d-960.webp',
  '/site/assets/files/sheet-0123abcd.pdf',
];

test.each([
  ['./2023-01-02-a.mdx', 'https://a.example/site/blog/a'],
  ['2023-01-02-a.mdx#part', 'https://a.example/site/blog/a#part'],
  ['../books/to-read.mdx', 'https://a.example/site/books/to-read'],
  ['@site/books/to-read.mdx', 'https://a.example/site/books/to-read'],
  ['/blog/a?x=1#y', 'https://a.example/site/blog/a?x=1#y'],
  ['/site/blog/a', 'https://a.example/site/blog/a'],
  ['other', 'https://a.example/site/blog/other'],
  ['#below', 'https://a.example/site/blog/b#below'],
  ['pathname:///blog/rss.xml', 'https://a.example/site/blog/rss.xml'],
  ['https://b.example/x', 'https://b.example/x'],
  ['//b.example/x', 'https://b.example/x'],
  ['mailto:me@b.example', 'mailto:me@b.example'],
  ['./pictures/chart.png', 'https://a.example/site/img/pictures/chart-1a2b3c4d-960.webp'],
  ['./sheet.pdf#page=2', 'https://a.example/site/assets/files/sheet-0123abcd.pdf#page=2'],
])('%s is %s', (url, address) => {
  expect(absoluteAddress(url, PAGE, SITE, ADDRESSES)).toBe(address);
});

test('a file that the built page does not have is named, with the page', () => {
  expect(() => absoluteAddress('./lost.png', PAGE, SITE, ADDRESSES)).toThrow(
    /blog\/2024-02-03-b\.mdx: "\.\/lost\.png".*\/site\/blog\/b/,
  );
});
