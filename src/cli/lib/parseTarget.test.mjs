import {expect, test} from 'vitest';
import {parseTarget} from './parseTarget.mjs';

test.each([
  ['/', [], '/'],
  ['/blog', ['blog'], '/blog'],
  ['/blog?x=1', ['blog'], '/blog?x=1'],
  ['/img/a%20photo.png', ['img', 'a photo.png'], '/img/a%20photo.png'],
  ['/blog/agents.md', ['blog', 'agents.md'], '/blog/agents.md'],
  ['/caf%C3%A9', ['café'], '/caf%C3%A9'],
])('takes %s as the address of a page', (target, segments, canonical) => {
  const expected = {kind: 'inside', segments, canonical, isCanonical: true};
  expect(parseTarget(target, '/')).toEqual(expected);
});

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['//', '/'],
  ['/blog/', '/blog'],
  ['/blog/?x=1', '/blog?x=1'],
  ['/blog.html', '/blog'],
  ['/blog/index.html', '/blog'],
  ['/blog//first', '/blog/first'],
  ['/blog/agents.md.html', '/blog/agents.md'],
  ['/what%3F.html', '/what%3F'],
  ['//example.com/', '/example.com'],
])('knows that %s is another address of %s', (target, canonical) => {
  expect(parseTarget(target, '/')).toMatchObject({canonical, isCanonical: false});
});

test.each([
  '',
  '*',
  'https://example.com/',
  '/..',
  '/../x',
  '/a/./b',
  '/%2e%2e/x',
  '/..%2f/x',
  '/a%2Fb',
  '/..%5c/x',
  '/a\\b',
  '/%00',
  '/%',
  '/%E0%A4%A',
])('refuses %j', (target) => {
  expect(parseTarget(target, '/')).toEqual({kind: 'malformed'});
});

test.each([
  ['/site/', [], true],
  ['/site', [], false],
  ['/site/blog', ['blog'], true],
  ['/site/blog/', ['blog'], false],
  ['/site/site', ['site'], true],
])('reads %s below a base path', (target, segments, isCanonical) => {
  expect(parseTarget(target, '/site/')).toMatchObject({kind: 'inside', segments, isCanonical});
});

test.each(['/', '/blog', '/sitemap.xml', '/other/site/'])('takes %s as outside', (target) => {
  expect(parseTarget(target, '/site/')).toEqual({kind: 'outside'});
});
