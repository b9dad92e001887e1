import {expect, test} from 'vitest';
import {readNewPost} from './readNewPost';

const LISTS = {
  tags: {ai: {label: 'AI'}, git: {label: 'Git'}, llm: {label: 'Language models'}},
  series: {'mcp-notes': {label: 'MCP notes'}},
  authors: {founder: {name: 'The founder'}, guest: {name: 'A guest'}},
  redirects: [],
};

function read(title: string, options: Parameters<typeof readNewPost>[1] = {}) {
  return readNewPost(title, options, LISTS, '2025-06-07');
}

test('fills in what is not given', () => {
  expect(read('  A new\n post ', {tags: ' ai, git,,ai '})).toEqual({
    title: 'A new post',
    description: '',
    slug: 'a-new-post',
    date: '2025-06-07',
    author: 'founder',
    tags: ['ai', 'git'],
    series: undefined,
  });
  expect(read('日本語', {slug: 'nihongo', series: 'mcp-notes'})).toMatchObject({
    slug: 'nihongo',
    series: 'mcp-notes',
  });
});

test.each([
  ['empty title', '  ', {}, 'The title is empty'],
  ['long title', 'x'.repeat(71), {}, 'The title has 71 characters; it must have 1 to 70'],
  ['no ASCII', '日本語', {}, 'give one with --slug'],
  ['taken address', 'Archive!', {}, '/blog/archive is a page of the blog itself'],
  ['bad slug', 'A', {slug: 'Ünder'}, '--slug is "Ünder"; it must be'],
  [
    'bad date',
    'A',
    {date: '1 May'},
    '--date is "1 May"; it must be YYYY-MM-DD, such as 2025-06-07',
  ],
  ['no such day', 'A', {date: '2025-02-30'}, 'it must be a day that exists'],
  ['short description', 'A', {description: 'Short.'}, '--description has 6 characters'],
  ['unknown tag', 'A', {tags: 'ai,gits'}, '"gits" is not in blog/tags.yml; did you mean "git"?'],
  ['label for a tag', 'A', {tags: 'Language Models'}, 'did you mean "llm"?'],
  ['unknown series', 'A', {series: 'mcp-note'}, 'did you mean "mcp-notes"?'],
  ['strange series', 'A', {series: 'cooking'}, 'add it there or choose another'],
])('refuses as a mistake of the command line: %s', (_, title, options, message) => {
  expect(() => read(title, options)).toThrow(
    expect.objectContaining({exitCode: 2, message: expect.stringContaining(message)}),
  );
});

test('more than ten tags are refused', () => {
  const names = Array.from({length: 11}, (_, index) => `t${index}`);
  const tags = Object.fromEntries(names.map((name) => [name, {label: name}]));
  expect(() => readNewPost('A', {tags: names.join()}, {...LISTS, tags}, '2025-06-07')).toThrow(
    '--tags has 11 tags',
  );
});
