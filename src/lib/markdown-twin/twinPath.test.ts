import {expect, test} from 'vitest';
import {twinPath} from './twinPath';

test.each([
  ['/blog/a-post', '/', '/blog/a-post.md'],
  ['/blog/agents.md', '/', '/blog/agents.md.md'],
  ['/site/books/to-read/', '/site/', '/site/books/to-read.md'],
  ['/', '/', '/index.md'],
  ['/site/', '/site/', '/site/index.md'],
])('the twin of %s below %s is %s', (permalink, baseUrl, twin) => {
  expect(twinPath(permalink, baseUrl)).toBe(twin);
});
