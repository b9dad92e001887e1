import {expect, test} from 'vitest';
import {twinFiles, twinPath} from './twinPath';

test.each([
  ['/blog/a-post', '/', '/blog/a-post.md'],
  ['/blog/agents.md', '/', '/blog/agents.md.md'],
  ['/site/books/to-read/', '/site/', '/site/books/to-read.md'],
  ['/', '/', '/index.md'],
  ['/site/', '/site/', '/site/index.md'],
])('the twin of %s below %s is %s', (permalink, baseUrl, twin) => {
  expect(twinPath(permalink, baseUrl)).toBe(twin);
});

test('a twin stands beside its page', () => {
  expect([...twinFiles(['/site/blog/a', '/site/blog/b.md'], ['/site/blog/a'], '/site/')]).toEqual([
    ['/site/blog/a', 'blog/a.md'],
    ['/site/blog/b.md', 'blog/b.md.md'],
  ]);
});

test('a slug that ends in .md may not be where another page has its twin', () => {
  expect(() => twinFiles(['/blog/b', '/blog/b.md'], ['/blog/b', '/blog/b.md'], '/')).toThrow(
    'twin of /blog/b would be /blog/b.md',
  );
});
