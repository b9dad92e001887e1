import {expect, test} from 'vitest';
import {showsTickers} from './showsTickers';

test.each([
  ['/', '/', true],
  ['/books/to-read', '/', true],
  ['/blog', '/', false],
  ['/blog/', '/', false],
  ['/blog/tags/ai', '/', false],
  ['/blogroll', '/', true],
  ['/chat', '/', false],
  ['/chatter', '/', true],
  ['/intelligence', '/', false],
  ['/intelligence/graph', '/', false],
  ['/no/blog', '/', true],
  ['/site/', '/site/', true],
  ['/site/blog/x', '/site/', false],
  ['/site/blogroll', '/site/', true],
  ['/blog', '/site/', true],
])('%s below %s: %s', (pathname, baseUrl, expected) => {
  expect(showsTickers(pathname, baseUrl)).toBe(expected);
});
