import {expect, test} from 'vitest';
import {replaceTag} from './replaceTag';

function post(tags: string): string {
  return `---\ntitle: "ai, old and ai"   # ai\n${tags}slug: ai\n---\n\ntags: [ai, old]\n\n---\n`;
}

test.each([
  ['flow', 'tags: [ai, old, git]\n', 'tags: [ai, new, git]\n'],
  ['spaces', 'tags:  [ ai ,old ]  # why old\n', 'tags:  [ ai ,new ]  # why old\n'],
  ['quotes', `tags: ["ai", 'old', "git"]\n`, `tags: ["ai", 'new', "git"]\n`],
  ['double quotes', 'tags: ["old"]\n', 'tags: ["new"]\n'],
  [
    'lines',
    'tags:\n  [\n    old, # one\n    git,\n  ]\n',
    'tags:\n  [\n    new, # one\n    git,\n  ]\n',
  ],
  ['block', 'tags:\n  - ai\n  # old\n  - old # old\n', 'tags:\n  - ai\n  # old\n  - new # old\n'],
  ['block without indent', 'tags:\n- old\n- git\n', 'tags:\n- new\n- git\n'],
  ['parts of words', 'tags: [old-age, older, old]\n', 'tags: [old-age, older, new]\n'],
])('renames in a list of the form: %s', (_, before, after) => {
  expect(replaceTag('blog/a.mdx', post(before), 'old', 'new')).toBe(post(after));
});

test.each([
  ['first old', '[a, old, b, new, c]', '[a, new, b, c]'],
  ['first new', '[a, new, b, old]', '[a, new, b]'],
  ['side by side', '[old, new]', '[new]'],
  ['quotes of the first', `['old', "new"]`, `['new']`],
  ['lines', '\n  [\n    a,\n    new,\n    old,\n  ]', '\n  [\n    a,\n    new,\n  ]'],
  [
    'comment before',
    '\n  [\n    new, # x\n    old, # y\n    b\n  ]',
    '\n  [\n    new, # x\n    # y\n    b\n  ]',
  ],
  [
    'comment before, alone',
    '\n  [\n    new, # x\n    old,\n    b\n  ]',
    '\n  [\n    new, # x\n    b\n  ]',
  ],
  ['comment before, last', '\n  [\n    new, # x\n    old\n  ]', '\n  [\n    new, # x\n  ]'],
  ['block', '\n  - old\n  - a\n  - new', '\n  - new\n  - a'],
  ['block with comment', '\n  - new\n  - old # why\n  - a', '\n  - new\n  # why\n  - a'],
])('a post with both keeps one in the place of the first: %s', (_, before, after) => {
  const source = post(`tags: ${before}\n`);
  expect(replaceTag('blog/a.mdx', source, 'old', 'new')).toBe(post(`tags: ${after}\n`));
  const windows = source.replaceAll('\n', '\r\n');
  expect(replaceTag('blog/a.mdx', `\uFEFF${windows}`, 'old', 'new')).toBe(
    `\uFEFF${post(`tags: ${after}\n`).replaceAll('\n', '\r\n')}`,
  );
});

test('a post without the tag is the same', () => {
  expect(replaceTag('blog/a.mdx', post('tags: [ai]\n'), 'old', 'new')).toBe(post('tags: [ai]\n'));
  expect(replaceTag('blog/a.mdx', 'no front matter', 'old', 'new')).toBe('no front matter');
});

test('a key that YAML would read as a number is put in quotes', () => {
  expect(replaceTag('blog/a.mdx', post('tags: [old]\n'), 'old', '2024')).toBe(
    post("tags: ['2024']\n"),
  );
});

test('tags behind an alias are refused', () => {
  const source = post('series: &s old\ntags: [a, *s]\n');
  expect(() => replaceTag('blog/a.mdx', source, 'old', 'new')).toThrow(
    'blog/a.mdx: its tags are written in a way',
  );
});
