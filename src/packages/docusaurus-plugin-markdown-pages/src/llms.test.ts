import {expect, test} from 'vitest';
import {readLabels} from './labels.js';
import {llmsFull, llmsIndex} from './llms.js';
import type {TitledPage} from './pageMarkdown.js';

const SITE = {
  title: 'A site',
  description: 'What it is about.',
  url: 'https://a.example',
  baseUrl: '/site/',
  labels: await readLabels({codeTranslations: {}, i18n: {currentLocale: 'en'}} as never),
};

function page(name: string, change: Partial<TitledPage> = {}): TitledPage {
  return {
    kind: 'doc',
    section: 'Books',
    title: `On ${name}`,
    description: `What ${name} is.`,
    permalink: `/site/${name}`,
    authors: [],
    tags: [],
    metadata: {},
    ...change,
  };
}

const post = (name: string, date: string, change: Partial<TitledPage> = {}) =>
  page(`blog/${name}`, {kind: 'post', section: 'Blog', blogRoute: '/site/blog', date, ...change});

function headings(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('#'));
}

test('llms.txt has a title, a summary, and lists of Markdown versions with notes; posts by year', () => {
  const text = llmsIndex(SITE, [
    post('c', '2025-02-01'),
    post('b.md', '2024-03-01'),
    post('a', '2024-01-01'),
    page('books/to-read'),
  ]);
  expect(headings(text)).toEqual([
    '# A site',
    '## Books',
    '## Posts from 2025',
    '## Posts from 2024',
    '## Optional',
  ]);
  expect(text).toContain('\n> What it is about.\n');
  expect(text).toContain(
    '- [On blog/b.md](https://a.example/site/blog/b.md.md): What blog/b.md is.\n' +
      '- [On blog/a](https://a.example/site/blog/a.md): What blog/a is.\n',
  );
  expect(text).toContain('(https://a.example/site/llms-full.txt)');
});

test('a note says how to find the Markdown of a page', () => {
  expect(llmsIndex(SITE, [])).toContain('\nEach page is also available as Markdown: ');
  expect(llmsIndex({...SITE, note: 'Add .md.'}, [])).toContain('\nAdd .md.\n');
});

test('posts of several blogs are in separate lists', () => {
  const text = llmsIndex(SITE, [
    post('a', '2025-02-01'),
    post('b', '2025-02-01', {section: 'News', blogRoute: '/site/news'}),
  ]);
  expect(headings(text)).toEqual([
    '# A site',
    '## Blog: Posts from 2025',
    '## News: Posts from 2025',
    '## Optional',
  ]);
});

const FULL = {fullTextOrder: ['post', 'doc', 'page'], maxCharacters: 1000} as const;
const NEW = {page: post('new', '2025-01-01'), markdown: '# New\n'};
const OLD = {page: post('old', '2024-01-01'), markdown: '# Old\n'};
const BOOKS = {page: page('books'), markdown: '# Books\n'};

test('the full text has every Markdown version in the chosen order, separated by horizontal rules', () => {
  expect(llmsFull(SITE, [BOOKS, NEW], FULL)).toBe(
    '# A site\n\n> What it is about.\n\n---\n\n# New\n\n---\n\n# Books\n',
  );
});

test.each([
  [14, ['# New', '# Books'], 1],
  [5, [], 3],
])(
  'with room for %i characters, the full text has %j and says how many pages are missing',
  (max, kept, count) => {
    const text = llmsFull(SITE, [NEW, OLD, BOOKS], {...FULL, maxCharacters: max});
    expect(headings(text)).toEqual(['# A site', ...kept, '# More pages']);
    expect(text).toContain(
      `Pages that are not in this file: ${count}. All pages are listed in [llms.txt](https://a.example/site/llms.txt).`,
    );
  },
);
