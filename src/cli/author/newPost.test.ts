import {expect, test} from 'vitest';
import {postText, readNewPost, similarTitle} from './new';
import {parsePostFile} from '../../lib/postFile';
import {checkPosts} from '../../plugins/post-schema/checkPosts';

const POSTS = ['An agent is a loop', 'Jab first', 'Down rounds', 'Crème brûlée'].map((title) => ({
  title,
}));

test.each([
  ['an agent is a loop.', 'An agent is a loop'],
  ['An agent is a lop', 'An agent is a loop'],
  ['Is a loop an agent?', 'An agent is a loop'],
  ['Agents: a loop is an', 'An agent is a loop'],
  ['Down round', 'Down rounds'],
  ['Creme brulees', 'Crème brûlée'],
  ['An agent is a tree', undefined],
  ['Jab last', undefined],
  ['Down pounds and back', undefined],
])('%s: %s', (title, other) => {
  expect(similarTitle(title, POSTS)?.title).toBe(other);
});

const WHOLE = {
  title: 'A "post": what\'s {new} & <true>',
  description: 'A description of a post that is long enough to be shown in lists.',
  slug: 'a-post',
  date: '2025-01-02',
  author: 'founder',
  tags: ['ai', 'essay', 'git'],
  series: 'mcp-notes',
};

const KNOWN = {
  tags: WHOLE.tags,
  authors: ['founder'],
  series: ['mcp-notes'],
  exists: () => false,
};

test.each([
  ['whole', {}, undefined],
  ['without series', {series: undefined}, undefined],
  ['without description', {description: ''}, true],
  ['without tags', {tags: []}, true],
  ['with two tags', {tags: ['ai', 'git']}, true],
  ['with a slug that looks like a date', {slug: '2025-01-02'}, undefined],
])('a new post passes the check, as a draft where something is missing: %s', (_, change, draft) => {
  for (const kind of ['md', 'mdx'] as const) {
    const post = {...WHOLE, ...change};
    const file = parsePostFile(`blog/2025-01-02-a-post.${kind}`, postText(post, kind));
    expect(checkPosts([file], KNOWN)).toEqual({errors: [], warnings: []});
    expect(file.fields['draft']).toBe(draft);
    expect(file.fields).toMatchObject({title: post.title, slug: post.slug, tags: post.tags});
  }
});

test('each field stands on a line of its own, the title in quotes', () => {
  expect(
    postText({...WHOLE, title: 'A post'}, 'mdx')
      .split('\n')
      .slice(0, 9),
  ).toEqual([
    '---',
    'title: "A post"',
    `description: "${WHOLE.description}"`,
    'slug: a-post',
    'date: 2025-01-02',
    'authors: [founder]',
    'tags: [ai, essay, git]',
    'series: mcp-notes',
    '---',
  ]);
});

test('a blog without rules of its own publishes a post that says no more than its title', () => {
  const post = {...WHOLE, description: '', tags: []};
  const {fields} = parsePostFile('blog/a.md', postText(post, 'md', false));
  expect(fields).not.toHaveProperty('draft');
  expect(fields).not.toHaveProperty('description');
});

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
