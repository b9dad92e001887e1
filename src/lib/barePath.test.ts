import {expect, test} from 'vitest';
import {barePath} from './barePath';

test.each([
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/blog', '/', '/blog'],
  ['/blog/', '/', '/blog'],
  ['/blog/index.html', '/', '/blog'],
  ['/site/', '/site/', '/site/'],
  ['/site', '/site/', '/site/'],
  ['/site/index.html', '/site/', '/site/'],
  ['/site/blog/', '/site/', '/site/blog'],
  ['/blog/agents.md', '/', '/blog/agents.md'],
])('%s below %s is %s', (pathname, baseUrl, expected) => {
  expect(barePath(pathname, baseUrl)).toBe(expected);
});
