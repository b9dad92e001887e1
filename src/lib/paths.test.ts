import {expect, test} from 'vitest';
import {barePath, issuesAddress, isUnderPath, pageAddress, postPath, showsTickers} from './paths';

test.each([
  ['/blog/index.html', '/', '/blog'],
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
  ['/books/to-read', '/books/', true],
])('%s is under %s: %s', (pathname, prefix, expected) => {
  expect(isUnderPath(pathname, prefix)).toBe(expected);
});

test.each([
  ['/', '/', true],
  ['/blog', '/', false],
  ['/chat', '/', false],
  ['/chatter', '/', true],
  ['/site/blog/x', '/site/', false],
])('%s on a site at %s has tickers: %s', (pathname, baseUrl, expected) => {
  expect(showsTickers(pathname, baseUrl)).toBe(expected);
});

test.each([
  ['/blog/a b/ü', '/blog/a%20b/%C3%BC'],
  ['/blog/a%20b/%c3%bc', '/blog/a%20b/%c3%bc'],
  ['/blog/c%2523', '/blog/c%2523'],
  ['/blog/100%', '/blog/100%25'],
])('the full address of %s ends with %s', (permalink, expected) => {
  expect(pageAddress({url: 'https://a.example'}, permalink)).toBe(`https://a.example${expected}`);
});

test.each([
  ['/blog/a', 'a'],
  ['/me/blog/2024/01/05/weekly/#top', '2024/01/05/weekly'],
  ['/blog/my/blog/a', 'my/blog/a'],
  ['/blog/%C3%BC', 'ü'],
])('the path of the post %s is %s', (address, expected) => {
  expect(postPath(address)).toBe(expected);
});

test.each([
  ['https://github.com/a/site', 'https://github.com/a/site/issues'],
  ['https://gitlab.example/a/site', 'https://gitlab.example/a/site/-/issues'],
])('the issues of %s are at %s', (repository, expected) => {
  expect(issuesAddress(repository)).toBe(expected);
});
