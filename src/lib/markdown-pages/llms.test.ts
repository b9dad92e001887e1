import {expect, test} from 'vitest';
import {llmsFull, llmsIndex} from './llms';
import type {MarkdownSource} from './types';

const SITE = {
  title: 'A site',
  description: 'What it is about.',
  base: {url: 'https://a.example', baseUrl: '/site/'},
};

function page(name: string, date?: string): MarkdownSource {
  return {
    title: `On ${name}`,
    description: `What ${name} is.`,
    permalink: `/site/${name}`,
    date,
    authors: [],
    tags: [],
  };
}

test('has a title, a summary, and lists of Markdown versions with notes; posts by year', () => {
  const text = llmsIndex(
    SITE,
    [page('blog/c', '2025-02-01'), page('blog/b.md', '2024-03-01'), page('blog/a', '2024-01-01')],
    [{label: 'Books', pages: [page('books/to-read')]}],
  );
  expect(text.split('\n').filter((line) => line.startsWith('#'))).toEqual([
    '# A site',
    '## Books',
    '## Posts of 2025',
    '## Posts of 2024',
    '## Optional',
  ]);
  expect(text).toContain('\n> What it is about.\n');
  expect(text).toContain(
    '- [On blog/b.md](https://a.example/site/blog/b.md.md): What blog/b.md is.\n' +
      '- [On blog/a](https://a.example/site/blog/a.md): What blog/a is.\n',
  );
  expect(text).toContain('(https://a.example/site/llms-full.txt)');
});

test('the full text has every Markdown version, each after a line', () => {
  expect(llmsFull(SITE, ['# One\n'], ['# Two\n'])).toBe(
    '# A site\n\n> What it is about.\n\n---\n\n# One\n\n---\n\n# Two\n',
  );
});

test('posts beyond the limit are left out, and the file says where they are', () => {
  const text = llmsFull(SITE, ['# New\n', '# Old\n', '# Oldest\n'], ['# Books\n'], 8);
  expect(text.match(/^# .*/gm)).toEqual(['# A site', '# New', '# Older posts', '# Books']);
  expect(text).toContain(
    '2 older posts are not in this file. [llms.txt](https://a.example/site/llms.txt) lists all',
  );
});
