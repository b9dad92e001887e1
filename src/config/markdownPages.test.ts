import type {PublishedPage} from 'docusaurus-built-pages';
import {expect, test} from 'vitest';
import type {Owner} from '../lib/owner';
import {markdownOptions} from './markdownPages';

const {facts, append} = markdownOptions({
  description: 'Notes.',
  url: 'https://a.example',
} as Owner);

const POST: PublishedPage = {
  kind: 'post',
  section: 'Blog',
  permalink: '/site/blog/a',
  date: '2024-02-03',
  authors: ['Ann', 'Bo'],
  tags: [{key: 'ink', label: 'Ink'}],
  metadata: {
    companions: {
      changes: [{date: '2025-02-02', text: 'Corrected: a sum.'}],
      backlinks: [
        {title: 'B', permalink: '/site/blog/b', date: '2025-01-01', anchor: null, sentence: 'A.'},
      ],
    },
  },
};

test('the Markdown version of a post lists its changes, and newer posts that mention it', () => {
  expect(facts?.(POST, [])).toEqual([
    ['Published', '2024-02-03'],
    ['Changed 2025-02-02', 'Corrected: a sum.'],
    ['By', 'Ann, Bo'],
    ['Tags', 'Ink'],
  ]);
  expect(append?.(POST)).toBe(
    '## Newer posts that mention this\n\n- 2025-01-01: [B](https://a.example/site/blog/b)\n',
  );
});

test('a date that is not the day of writing has the label "Editorial date"', () => {
  const post = {...POST, metadata: {frontMatter: {written: 2026}}};
  expect(facts?.(post, [])[0]).toEqual(['Editorial date', '2024-02-03, written in 2026']);
});
