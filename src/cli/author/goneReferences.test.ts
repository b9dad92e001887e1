import {expect, test} from 'vitest';
import {readContent} from '../../plugins/post-schema/readContent';
import {contentOf} from '../../../tests/support/authorCopy';
import {goneReferences} from './goneReferences';

const POST = `---
title: A
description: ${'d'.repeat(60)}
slug: a-post
date: 2025-01-02
authors: [quill]
tags: [ink]
---

`;

const SITE = {
  'blog/2025-01-02-a.mdx': `${POST}{/* truncate */}\n`,
  'blog/authors.yml': 'quill: {name: Quill, page: true}\n',
  'blog/tags.yml':
    'ink: {label: Ink, permalink: /ink, description: d}\npen: {label: Pen, permalink: /pen, description: d}\n',
  'books/to-read.mdx': '---\ntitle: T\n---\n',
};

function found(files: Readonly<Record<string, string>>): string[] {
  const root = contentOf({...SITE, ...files});
  return goneReferences(root, readContent(root));
}

test.each([
  ['the file of a post', '[x](./2025-01-02-a.mdx#b)'],
  [
    'a post, its twin and a heading of it',
    '[x](/blog/a-post) [y](/blog/a-post.md) [z](/blog/a-post#b)',
  ],
  ['the lists and the feeds', '[x](/blog) [x](/blog/) [y](/blog/archive#2025) [z](/blog/rss.xml)'],
  ['a tag that a post has, and an author', '[x](/blog/tags/ink) [y](/blog/authors/quill)'],
  ['a section page', '<a href="/books/to-read">x</a>'],
  ['another site', '[x](https://x.example/blog/gone) [y](mailto:a@b.example)'],
  ['what stands in code', '```md\n[x](/blog/gone)\n```\nand `[x](./gone.mdx)`'],
])('a link to %s is well', (_, text) => {
  expect(found({'blog/2025-01-03-b.mdx': POST.replace('a-post', 'b') + text})).toEqual([]);
});

test.each([
  ['the file of a post', '[x](./2025-01-09-gone.mdx)', 'blog/2025-01-09-gone.mdx does not exist'],
  [
    'a post',
    'See\n[x](/blog/whatever-else).',
    '/blog/whatever-else does not exist; link to another',
  ],
  ['a post whose address is nearly that', '[x](/blog/a-pots)', 'did you mean /blog/a-post?'],
  ['a tag that no post has', '[x](/blog/tags/pen)', '/blog/tags/pen does not exist'],
  ['a section page', '<a href="/media/on-stage#x">x</a>', '/media/on-stage does not exist'],
])('a link to %s that is gone is named with its file, its line and the mend', (_, text, said) => {
  const line = 10 + text.split('\n').length - 1;
  expect(found({'blog/2025-01-03-b.mdx': POST.replace('a-post', 'b') + text})).toEqual([
    expect.stringMatching(
      new RegExp(`^blog/2025-01-03-b\\.mdx:${line}: .*${said.replace(/[?.]/g, '\\$&')}`),
    ),
  ]);
});

test('entries of the data and redirects that lead to what is gone are named too', () => {
  const problems = found({
    'src/data/questions.ts':
      "export const questions = [\n  {permalink: '/blog/long-gone-by-now'},\n];\n",
    'blog/redirects.yml': '- {from: /blog/old, to: /blog/gone-as-well}\n',
    'books/already-read.mdx': '---\ntitle: B\n---\n[x](/blog/old)\n',
  });
  expect(problems).toEqual([
    'books/already-read.mdx:4: /blog/old has moved; link to /blog/gone-as-well',
    'src/data/questions.ts:2: /blog/long-gone-by-now does not exist; take the entry out, or give it another address',
    'blog/redirects.yml:1: /blog/gone-as-well does not exist; send its readers elsewhere, or take the line out',
  ]);
});
