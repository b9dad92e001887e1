import {expect, test} from 'vitest';
import {barePath, isInnerLink, isUnderPath, showsTickers} from './paths';

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

const page = {origin: 'https://a.example', pathname: '/site/blog'};

function link(pathname: string, change: {origin?: string; target?: string} = {}) {
  return {origin: page.origin, pathname, target: '', ...change};
}

test.each([
  ['a post', link('/site/blog/vesting'), true],
  ['a post whose slug ends in .md', link('/site/blog/agents.md'), true],
  ['a new window', link('/site/blog/vesting', {target: '_blank'}), false],
  ['an anchor of the page itself', link('/site/blog'), false],
  ['another site of the same host', link('/other/blog'), false],
  ['another host', link('/site/blog/vesting', {origin: 'https://b.example'}), false],
])('%s: %o is an inner link: %s', (_name, target, expected) => {
  expect(isInnerLink(target, page, '/site/')).toBe(expected);
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
