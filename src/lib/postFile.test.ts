import {expect, test} from 'vitest';
import {parsePostFile} from './postFile';

test('reads the front matter and the body; dates stay strings', () => {
  const post = parsePostFile(
    'blog/a.mdx',
    '---\ntitle: A\ndate: 2025-01-02\ntags: [x, y]\n---\nHi\n',
  );
  expect(post).toEqual({
    file: 'blog/a.mdx',
    fields: {title: 'A', date: '2025-01-02', tags: ['x', 'y']},
    head: 'title: A\ndate: 2025-01-02\ntags: [x, y]\n',
    body: 'Hi\n',
    linesAbove: 5,
    problems: [],
  });
});

test('a byte-order mark and Windows line endings are accepted', () => {
  const post = parsePostFile('blog/a.mdx', '\uFEFF---\r\ntitle: A\r\n---\r\nHi\r\nyou');
  expect(post).toMatchObject({fields: {title: 'A'}, body: 'Hi\nyou', problems: []});
});

test('front matter may be missing, but not unclosed', () => {
  for (const text of ['Hi', '']) {
    expect(parsePostFile('blog/a.mdx', text)).toMatchObject({fields: {}, body: text, problems: []});
  }
  expect(parsePostFile('blog/a.mdx', '---\ntitle: A\nHi').problems).toEqual([
    expect.stringContaining('not closed'),
  ]);
});

test('a YAML error is reported with file and line', () => {
  const post = parsePostFile('blog/a.mdx', '---\ntitle: A\ntags: [x, y\ndate: 1\n---\nHi');
  expect(post.problems[0]).toMatch(/^blog\/a\.mdx:[34]: the front matter is not valid YAML/);
  expect(post.fields).toEqual({});
});

test('a YAML alias without an anchor is reported', () => {
  const {fields, problems} = parsePostFile('blog/a.mdx', '---\ntitle: *stars\n---\n');
  expect(fields).toEqual({});
  expect(problems).toEqual([expect.stringContaining('quotes around a text with a *')]);
});

test('front matter that is a list or empty has no fields', () => {
  expect(parsePostFile('blog/a.mdx', '---\n- a\n---\n').problems).toHaveLength(1);
  expect(parsePostFile('blog/a.mdx', '---\n---\n')).toMatchObject({fields: {}, problems: []});
});
