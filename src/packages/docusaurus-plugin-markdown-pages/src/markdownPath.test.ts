import {expect, test} from 'vitest';
import {markdownFiles, markdownPath, pageAddress} from './markdownPath.js';

test.each([
  ['/blog/a-post', '/', '/blog/a-post.md'],
  ['/blog/agents.md', '/', '/blog/agents.md.md'],
  ['/site/books/to-read/', '/site/', '/site/books/to-read.md'],
  ['/', '/', '/index.md'],
  ['/site/de/', '/site/de/', '/site/de/index.md'],
])('the Markdown version of %s below %s is %s', (permalink, baseUrl, path) => {
  expect(markdownPath(permalink, baseUrl)).toBe(path);
});

test('addresses are encoded once, and names of files are not encoded', () => {
  const encoded = '/site/a%20b/%E6%96%87';
  for (const permalink of ['/site/a b/文', encoded]) {
    expect(pageAddress('https://a.example', permalink)).toBe(`https://a.example${encoded}`);
    expect([...markdownFiles([permalink], [], '/site/').values()]).toEqual(['a b/文.md']);
  }
});

test('index.md is the Markdown version of the page at the root; a page /index has none', () => {
  expect(markdownFiles(['/', '/index'], ['/', '/index'], '/')).toEqual(
    new Map([['/', 'index.md']]),
  );
});

test.each([
  ['another page', ['/blog/b/', '/blog/b.md/'], () => false],
  ['a static file', ['/blog/b/'], (file: string) => file === 'blog/b.md'],
])(
  'a page gets no Markdown version if the address of that version belongs to %s',
  (_, routes, isStatic) => {
    const files = markdownFiles(routes, routes, '/', isStatic);
    expect(files.has('/blog/b/')).toBe(false);
    expect(files.size).toBe(routes.length - 1);
  },
);
