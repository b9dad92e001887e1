import {expect, test} from 'vitest';
import {pageMarkdown} from './pageMarkdown';
import type {MarkdownSource} from './types';

const BASE = {url: 'https://a.example', baseUrl: '/site/'};
const PAGE: MarkdownSource = {
  title: 'A post',
  description: 'What it says.',
  permalink: '/site/blog/a',
  date: '2024-02-03',
  authors: ['Ann', 'Bo'],
  tags: ['Ink'],
};

test('a page has its title, description and facts, and the newer posts that mention it', () => {
  const later = [
    {title: 'B', permalink: '/site/blog/b', date: '2025-01-01', anchor: null, sentence: 'See A.'},
  ];
  const changes = [{date: '2025-02-02', text: 'Corrected: a sum.'}];
  expect(pageMarkdown({...PAGE, later, changes}, undefined, BASE)).toBe(`# A post

> What it says.

- Page: <https://a.example/site/blog/a>
- Published: 2024-02-03
- Changed 2025-02-02: Corrected: a sum.
- By: Ann, Bo
- Tags: Ink

## Newer posts that mention this

- 2025-01-01: [B](https://a.example/site/blog/b)
`);
});

test('an editorial date is not called the day of publication', () => {
  const text = pageMarkdown({...PAGE, written: 2026}, undefined, BASE);
  expect(text).toContain('- Editorial date: 2024-02-03, written in 2026\n');
  expect(text).not.toContain('Published');
});
