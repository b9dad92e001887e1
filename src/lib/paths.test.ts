import {expect, test} from 'vitest';
import {barePath, isUnderPath, showsTickers} from './paths';

test.each([
  ['/index.html', '/', '/'],
  ['/blog', '/', '/blog'],
  ['/blog/index.html', '/', '/blog'],
  ['/site/', '/site/', '/site/'],
  ['/site/index.html', '/site/', '/site/'],
  ['/site/blog/', '/site/', '/site/blog'],
  ['/blog/agents.md', '/', '/blog/agents.md'],
])('the canonical path of %s on a site at %s is %s', (pathname, baseUrl, expected) => {
  expect(barePath(pathname, baseUrl)).toBe(expected);
});

test.each([
  ['/blog', '/blog', true],
  ['/blog/tags/ai', '/blog', true],
  ['/blogroll', '/blog', false],
  ['/blog', '/site/blog', false],
  ['/books/to-read', '/books/', true],
])('%s is under %s: %s', (pathname, prefix, expected) => {
  expect(isUnderPath(pathname, prefix)).toBe(expected);
});

test.each([
  ['/', '/', true],
  ['/books/to-read', '/', true],
  ['/blog', '/', false],
  ['/chat', '/', false],
  ['/chatter', '/', true],
  ['/intelligence', '/', false],
  ['/site/', '/site/', true],
  ['/site/blog/x', '/site/', false],
])('%s on a site at %s has tickers: %s', (pathname, baseUrl, expected) => {
  expect(showsTickers(pathname, baseUrl)).toBe(expected);
});
