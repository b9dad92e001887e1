import {expect, test} from 'vitest';
import {absoluteAddress} from './fillTwin';

const PAGE = {file: 'blog/2024-02-03-b.mdx', permalink: '/site/blog/b'};
const SITE = {
  base: {url: 'https://a.example', baseUrl: '/site/'},
  permalinks: new Map([
    ['blog/2023-01-02-a.mdx', '/site/blog/a'],
    ['books/to-read.mdx', '/site/books/to-read'],
  ]),
  paths: new Set(['/site/blog/a', '/site/blog/b', '/site/books/to-read']),
};
const ADDRESSES = [
  '/site/img/pictures/chart-two-99887766-480.webp',
  '/site/img/pictures/chart-1a2b3c4d-960.webp',
  '/site/assets/files/sheet-0123abcd.pdf',
  '/site/assets/images/ice-photo-0123456789abcdef0123456789abcdef.svg',
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
  ['chart-two.jpg?raw', 'https://a.example/site/img/pictures/chart-two-99887766-480.webp?raw'],
  [
    './ice%20photo.svg',
    'https://a.example/site/assets/images/ice-photo-0123456789abcdef0123456789abcdef.svg',
  ],
  ['./sheet.pdf#page=2', 'https://a.example/site/assets/files/sheet-0123abcd.pdf#page=2'],
])('%s is %s', (url, address) => {
  expect(absoluteAddress(url, PAGE, SITE, ADDRESSES)).toBe(address);
});

test.each([
  ['release-2.0', 'https://a.example/site/blog/release-2.0'],
  ['./50% done.png', 'https://a.example/site/blog/50%%20done.png'],
  ['./lost.png', 'https://a.example/site/blog/lost.png'],
])('what looks like a file and is none of the page keeps its address: %s', (url, address) => {
  expect(absoluteAddress(url, PAGE, SITE, ADDRESSES)).toBe(address);
});

test.each([
  ['/blog/a', '/blog/blog/a'],
  ['/blog/blog/a#part', '/blog/blog/a#part'],
  ['/blog/subscribe', '/blog/subscribe'],
  ['/subscribe', '/blog/subscribe'],
])('below /blog/, %s is %s', (url, path) => {
  const site = {
    ...SITE,
    base: {...SITE.base, baseUrl: '/blog/'},
    paths: new Set(['/blog/blog/a', '/blog/subscribe']),
  };
  expect(absoluteAddress(url, PAGE, site, [])).toBe(`https://a.example${path}`);
});

test('a picture that stands in the page itself has the page’s address', () => {
  const addresses = [...ADDRESSES, 'data:image/svg+xml;base64,PHN2Zy8+'];
  expect(absoluteAddress('./small.svg', PAGE, SITE, addresses)).toBe(
    `https://a.example${PAGE.permalink}`,
  );
});
