import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {beforeEach, expect, test} from 'vitest';
import {expectRefusal, runAuthor} from '../../../tests/support/authorCli';
import {folderWith} from '../../../tests/support/folders';
import {parsePostFile} from '../../lib/postFile';
import manifest from '../../../package.json';

const tag = (key: string) =>
  `${key}: {label: '${key} label', permalink: /${key}, description: 'What posts on it are about.'}\n`;

const POST = `---
title: "An agent is a loop"
description: "A description of a post that is long enough to be shown in lists."
slug: loops
date: 2024-01-02
authors: [founder]
tags: [ai, git, essay]
---

Lead.

{/* truncate */}
`;

const FILES = {
  'blog/tags.yml': ['ai', 'git', 'essay'].map(tag).join(''),
  'blog/series.yml': "notes: {label: Notes, description: 'Short texts that belong together.'}\n",
  'blog/authors.yml': 'founder: {name: The founder}\n',
  'blog/redirects.yml': '[]\n',
  'blog/2024-01-02-loops.mdx': POST,
};

const TAGS_AND_DESCRIPTION = [
  ['--tags', 'ai,git,essay'],
  ['--description', 'A line that says what this is about, in fifty or more.'],
].flat();

const ENV = {SITE_TODAY: '2025-03-04'};
let root = '';

beforeEach(() => {
  root = folderWith(FILES);
});

function run(...args: string[]) {
  return runAuthor(['new', ...args], {root, env: ENV});
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

test('writes a post with today’s date that passes the check once it has a lead, and prints its path', async () => {
  const flags = ['--series', 'notes', '--mdx', ...TAGS_AND_DESCRIPTION];
  const {code, stdout, stderr} = await run('What’s in a name?', ...flags);
  expect({code, stderr, file: stdout.trim()}).toEqual({
    code: 0,
    stderr: '',
    file: 'blog/2025-03-04-whats-in-a-name.mdx',
  });
  expect(read(stdout.trim())).toMatch(
    /^---\ntitle: What’s in a name\?\ndescription: .*\nslug: whats-in-a-name\ndate: 2025-03-04\nauthors: \[founder\]\ntags: \[ai, git, essay\]\nseries: notes\n---\n\n.+\n\n\{\/\* truncate \*\/\}\n$/,
  );
  // The only problem of the new post is its placeholder.
  const unwritten = await runAuthor(['check'], {root});
  expect([unwritten.code, unwritten.stderr.trim().split('\n')]).toEqual([
    1,
    ['1 problem:', expect.stringMatching(/^blog\/2025-03-04-whats-in-a-name\.mdx:11: the lead is/)],
  ]);
  const file = path.join(root, stdout.trim());
  writeFileSync(file, read(stdout.trim()).replace(/^Write the lead.*$/m, 'A lead.'));
  expect((await runAuthor(['check'], {root})).code).toBe(0);
});

test('writes formatted Markdown, as a draft if something is missing', async () => {
  const {code, stdout} = await run(`It's "here"`, '--date', '2026-01-01', '--tags', 'git');
  expect({code, file: stdout.trim()}).toEqual({code: 0, file: 'blog/2026-01-01-its-here.md'});
  const text = read(stdout.trim());
  expect(text).toContain('\ndraft: true\n');
  expect(text).toContain('\n<!-- truncate -->\n');
  expect(await format(text, {...(manifest.prettier as object), parser: 'markdown'})).toBe(text);
  expect((await runAuthor(['check'], {root})).code).toBe(0);
});

test('values that YAML would misread are quoted, and the title keeps all its characters', async () => {
  const title = 'A "post": what\'s {new} & <true>, #1';
  const {stdout} = await run(title, '--slug', '2025-01-02', '--mdx', ...TAGS_AND_DESCRIPTION);
  expect(parsePostFile(stdout.trim(), read(stdout.trim())).fields).toMatchObject({
    title,
    slug: '2025-01-02',
    tags: ['ai', 'git', 'essay'],
  });
});

test('without strictPosts, a post with only a title is not a draft', async () => {
  const {stdout} = await runAuthor(['new', '  A new\n post '], {
    root,
    env: ENV,
    isStrict: false,
  });
  const {fields} = parsePostFile(stdout.trim(), read(stdout.trim()));
  expect(fields).toMatchObject({title: 'A new post', slug: 'a-new-post'});
  expect(fields).not.toHaveProperty('draft');
  expect(fields).not.toHaveProperty('description');
});

test('without strictPosts, a tag of another post need not be in tags.yml, and authors.yml may be missing', async () => {
  const copy = folderWith({'blog/a.md': '---\ntags: [编程]\n---\nText.\n'});
  const options = {root: copy, env: ENV, isStrict: false};
  const {stdout} = await runAuthor(['new', 'Words', '--tags', '编程'], options);
  const text = readFileSync(path.join(copy, stdout.trim()), 'utf8');
  const {fields} = parsePostFile(stdout.trim(), text);
  expect(fields).toMatchObject({title: 'Words', tags: ['编程']});
  expect(fields).not.toHaveProperty('authors');
  expect((await runAuthor(['new', 'B', '--tags', '编成'], options)).stderr).toContain('编程');
});

test('a slug with slashes becomes one file name in the folder of the blog', async () => {
  const options = {root, env: ENV, isStrict: false};
  const {stdout} = await runAuthor(['new', 'A', '--slug', '/guides/a'], options);
  expect(stdout.trim()).toBe('blog/2025-03-04-guides-a.md');
});

test.each([
  ['no title', [], 2, "missing required argument 'title'"],
  ['long title', ['x'.repeat(71)], 1, 'title has 71 characters; it must have 1 to 70'],
  ['bad date', ['A', '--date', '2025-02-29'], 2, 'must be a day that exists'],
  ['title without letters', ['日本語'], 2, 'give one with --slug'],
  ['archive’s address', ['Archive!'], 1, 'is taken by the archive. Give the post another slug'],
  ['label of a tag instead of its key', ['A', '--tags', 'Git label'], 2, 'did you mean "git"?'],
  ['unknown series', ['A', '--series', 'note'], 2, 'blog/series.yml; did you mean "notes"?'],
  [
    'unknown tags',
    ['A', '--tags', 'gits,ai,zebra'],
    2,
    '"gits" is not in blog/tags.yml; did you mean "git"?\n"zebra" is not in blog/tags.yml; add it',
  ],
  ['unknown option', ['A', '--tag', 'ai'], 2, 'Did you mean --tags?'],
  ['taken address', ['Loops'], 1, 'taken by blog/2024-01-02-loops.mdx'],
  ['long file name', ['A', '--slug', 'x'.repeat(250)], 2, 'give a shorter one with --slug'],
  ['name of an existing file', ['Loops', '--mdx', '--date', '2024-01-02'], 1, 'already exists'],
] as const)('refuses and writes nothing: %s', async (_, args, exitCode, message) => {
  await expectRefusal(['new', ...args], {root, env: ENV}, exitCode, message);
});
