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
  ['no ASCII', '日本語', {}, 'give one with --slug'],
  ['taken address', 'Archive!', {}, '/blog/archive is a page of the blog itself'],
  [
    'bad date',
    'A',
    {date: '1 May'},
    '--date is "1 May"; it must be YYYY-MM-DD, such as 2025-06-07',
  ],
  ['no such day', 'A', {date: '2025-02-30'}, 'it must be a day that exists'],
  ['unknown tag', 'A', {tags: 'ai,gits'}, '"gits" is not in blog/tags.yml; did you mean "git"?'],
  ['label for a tag', 'A', {tags: 'Language Models'}, 'did you mean "llm"?'],
])('refuses as a mistake of the command line: %s', (_, title, options, message) => {
  expect(() => read(title, options)).toThrow(
    expect.objectContaining({exitCode: 2, message: expect.stringContaining(message)}),
  );
});
