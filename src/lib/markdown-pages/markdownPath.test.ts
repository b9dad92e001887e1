import {expect, test} from 'vitest';
import {markdownFiles, markdownPath} from './markdownPath';

test.each([
  ['/blog/a-post', '/', '/blog/a-post.md'],
  ['/blog/agents.md', '/', '/blog/agents.md.md'],
  ['/site/books/to-read/', '/site/', '/site/books/to-read.md'],
  ['/', '/', '/index.md'],
  ['/site/', '/site/', '/site/index.md'],
])('the Markdown version of %s below %s is %s', (permalink, baseUrl, path) => {
  expect(markdownPath(permalink, baseUrl)).toBe(path);
});

test('a Markdown version stands beside its page', () => {
  expect([
    ...markdownFiles(['/site/blog/a', '/site/blog/b.md'], ['/site/blog/a'], '/site/'),
  ]).toEqual([
    ['/site/blog/a', 'blog/a.md'],
    ['/site/blog/b.md', 'blog/b.md.md'],
  ]);
});

test('a page has no Markdown version where its address is another page', () => {
  const files = markdownFiles(['/blog/b', '/blog/b.md'], ['/blog/b', '/blog/b.md'], '/');
  expect([...files]).toEqual([['/blog/b.md', 'blog/b.md.md']]);
});
