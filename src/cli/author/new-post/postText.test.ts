import {expect, test} from 'vitest';
import {parsePostFile} from '../../../lib/postFile';
import {checkPosts} from '../../../plugins/post-schema/checkPosts';
import {postText} from './postText';

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
