import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {parse} from 'yaml';
import {expectRefusal, runAuthor} from '../../../tests/support/authorCli';
import {filesOf, folderWith} from '../../../tests/support/folders';

const ENV = {SITE_TODAY: '2025-03-04'};

function tag(key: string, label = key, permalink = `/${key}`): string {
  return `${key}: {label: ${label}, permalink: ${permalink}, description: 'What posts on it are about.'} # ${key}\n`;
}

function post(date: string, tags: string, more = ''): string {
  return `---\n# of ${date}\ntitle: "Of ${date}"\ndescription: "A description of a post that is long enough to be shown in lists."\nslug: of-${date}\ndate: ${date}\nauthors: [founder]\ntags: ${tags}\n${more}---\n\nLead on old.\n\n{/* truncate */}\n\nSee [tag](/blog/tags/other).\n`;
}

const FILES = {
  'blog/tags.yml': `# Tags.\n${tag('old', 'Old')}${tag('llm', 'Language models', '/language-models')}\n# Kept.\n${tag('essay')}${tag('other')}${tag('lone')}${tag('later')}`,
  'blog/authors.yml': 'founder: {name: The founder}\n',
  'blog/redirects.yml': '# Why.\n- {from: /a, to: /blog/tags/old} # first\n',
  'blog/2024-01-01-a.mdx': post('2024-01-01', '[old, "llm", essay] # three'),
  'blog/2024-01-02-b.mdx': post('2024-01-02', '\n  - essay\n  - llm\n  - other\n  - old').replace(
    'tags: \n',
    'tags:\n',
  ),
  'blog/2024-01-03-c.mdx': post('2024-01-03', '[essay, other, llm]').replaceAll('\n', '\r\n'),
  'blog/2024-01-04-d.mdx': post('2024-01-04', "['old', 'other', essay]").replaceAll('\n', '\r\n'),
  'blog/2026-01-04-e.mdx': post('2026-01-04', '[later, other, essay]'),
};

let root = '';

beforeEach(() => {
  root = folderWith(FILES);
});

function run(...args: string[]) {
  return runAuthor(['tags', ...args], {root, env: ENV});
}

/** Returns the added (`+`) and removed (`-`) lines of each changed file. */
function changesSince(before: Record<string, string>): Record<string, string[]> {
  const after = filesOf(root);
  const changedFiles = Object.keys({...before, ...after}).filter(
    (file) => before[file] !== after[file],
  );
  return Object.fromEntries(
    changedFiles.map((file) => {
      const [old, current] = [before, after].map((files) => (files[file] ?? '').split('\n'));
      const removed = old?.filter((line) => !current?.includes(line)) ?? [];
      const added = current?.filter((line) => !old?.includes(line)) ?? [];
      return [file, [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)]];
    }),
  );
}

test('rename changes only the tag: in the posts, the list and the redirects', async () => {
  const odd = post(
    '2024-01-05',
    '[ other,essay,   old ]   # three',
    'keywords:\n    - >\n      two\n      lines\n',
  );
  writeFileSync(path.join(root, 'blog/2024-01-05-odd.mdx'), odd);
  const before = filesOf(root);
  const {code, stdout, stderr} = await run('rename', 'old', 'new-name');
  expect({code, stdout, stderr}).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Renamed old to new-name: 4 posts\./),
    stderr: '',
  });
  expect(changesSince(before)).toEqual({
    'blog/tags.yml': [
      "-old: {label: Old, permalink: /old, description: 'What posts on it are about.'} # old",
      "+new-name: {label: New name, permalink: /new-name, description: 'What posts on it are about.'} # old",
    ],
    'blog/redirects.yml': [
      '-- {from: /a, to: /blog/tags/old} # first',
      '+- {from: /a, to: /blog/tags/new-name} # first',
      '+- {from: /blog/tags/old, to: /blog/tags/new-name}',
    ],
    'blog/2024-01-01-a.mdx': [
      '-tags: [old, "llm", essay] # three',
      '+tags: [new-name, "llm", essay] # three',
    ],
    'blog/2024-01-02-b.mdx': ['-  - old', '+  - new-name'],
    'blog/2024-01-04-d.mdx': [
      "-tags: ['old', 'other', essay]\r",
      "+tags: ['new-name', 'other', essay]\r",
    ],
    'blog/2024-01-05-odd.mdx': [
      '-tags: [ other,essay,   old ]   # three',
      '+tags: [ other,essay,   new-name ]   # three',
    ],
  });
  expect((await runAuthor(['check'], {root, env: ENV})).code).toBe(0);
});

test('renaming a tag and back restores the blog, with one redirect', async () => {
  writeFileSync(path.join(root, 'blog/redirects.yml'), '# Empty.\n[]\n');
  expect((await run('rename', 'old', 'new')).code).toBe(0);
  const before = {...filesOf(root), ...FILES, 'blog/redirects.yml': '# Empty.\n'};
  expect((await run('rename', 'new', 'old')).code).toBe(0);
  expect(changesSince(before)).toEqual({
    'blog/redirects.yml': ['+- {from: /blog/tags/new, to: /blog/tags/old}'],
  });
});

test('rename keeps the label or sets it, and adds no redirect if the address is unchanged', async () => {
  const before = filesOf(root);
  expect((await run('rename', 'llm', 'language-models')).code).toBe(0);
  expect((await run('rename', 'essay', 'thoughts', '--label', "Founder's: thoughts")).code).toBe(0);
  const changes = changesSince(before);
  expect(changes['blog/redirects.yml']).toEqual([
    '+- {from: /blog/tags/essay, to: /blog/tags/thoughts}',
  ]);
  expect(parse(readFileSync(path.join(root, 'blog/tags.yml'), 'utf8'))).toMatchObject({
    'language-models': {label: 'Language models', permalink: '/language-models'},
    thoughts: {label: "Founder's: thoughts", permalink: '/thoughts'},
  });
});

test('merge keeps only one of the two tags', async () => {
  const before = filesOf(root);
  writeFileSync(
    path.join(root, 'blog/2024-01-01-a.mdx'),
    post('2024-01-01', '[old, "llm", essay, other] # three'),
  );
  const {code, stdout} = await run('merge', 'llm', 'old');
  expect({code, stdout}).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Merged llm into old: 3 posts\./),
  });
  const {'blog/2024-01-02-b.mdx': block, ...changes} = changesSince(before);
  expect(block).toBeDefined();
  expect(readFileSync(path.join(root, 'blog/2024-01-02-b.mdx'), 'utf8')).toBe(
    post('2024-01-02', '\n  - essay\n  - other\n  - old').replace('tags: \n', 'tags:\n'),
  );
  expect(changes).toEqual({
    'blog/tags.yml': [
      "-llm: {label: Language models, permalink: /language-models, description: 'What posts on it are about.'} # llm",
    ],
    'blog/redirects.yml': ['+- {from: /blog/tags/language-models, to: /blog/tags/old}'],
    'blog/2024-01-01-a.mdx': [
      '-tags: [old, "llm", essay] # three',
      '+tags: [old, essay, other] # three',
    ],
    'blog/2024-01-03-c.mdx': ['-tags: [essay, other, llm]\r', '+tags: [essay, other, old]\r'],
  });
  expect((await runAuthor(['check'], {root, env: ENV})).code).toBe(0);
});

test('renaming a tag whose page was never published adds no redirect and no file of redirects', async () => {
  rmSync(path.join(root, 'blog/redirects.yml'));
  for (const [old, renamed] of [
    ['later', 'soon'],
    ['lone', 'alone'],
  ] as const) {
    const before = filesOf(root);
    expect((await run('rename', old, renamed)).code).toBe(0);
    expect(changesSince(before)).not.toHaveProperty('blog/redirects.yml');
  }
});

test.each([
  ['unknown tag', ['rename', 'Olds', 'x'], 2, '"Olds" is not in blog/tags.yml; did you mean "old'],
  ['unknown target tag', ['merge', 'old', 'essays'], 2, 'did you mean "essay"?'],
  ['same tag', ['merge', 'old', 'old'], 2, 'name two different tags'],
  ['bad key', ['rename', 'old', 'New Name'], 2, '"New Name" cannot be a key'],
  ['empty label', ['rename', 'old', 'new', '--label', ' '], 2, '--label is empty'],
  ['key in use', ['rename', 'old', 'essay'], 1, 'npm run author -- tags merge old essay'],
  ['address in use', ['rename', 'old', 'language-models'], 1, 'The tag "llm" already exists'],
  ['too few tags left in a post', ['merge', 'old', 'llm'], 1, 'blog/2024-01-01-a.mdx:8: tags '],
] as const)('refuses and writes nothing: %s', async (_, args, exitCode, message) => {
  await expectRefusal(['tags', ...args], {root, env: ENV}, exitCode, message);
});

test('a blog with problems is not changed', async () => {
  writeFileSync(path.join(root, 'blog/2024-01-01-a.mdx'), '---\ntitle: A');
  const message =
    'fix them first. Nothing was written.\nblog/2024-01-01-a.mdx:1: the front matter is not closed';
  await expectRefusal(['tags', 'rename', 'old', 'new'], {root}, 1, message);
});

test('tags that are not in blog/tags.yml, but only in posts, are also renamed and merged', async () => {
  const inline = (tags: string) => `---\ndate: 2024-01-05\ntags: ${tags}\n---\nText.\n`;
  root = folderWith({'blog/a.md': inline('[编程, vue]'), 'blog/b.md': inline("['编程', web]")});
  const options = {root, env: ENV, isStrict: false};
  expect((await runAuthor(['tags', 'rename', '编程', 'Code & craft'], options)).code).toBe(0);
  expect((await runAuthor(['tags', 'merge', 'vue', 'web'], options)).code).toBe(0);
  const read = (name: string) => readFileSync(path.join(root, 'blog', name), 'utf8');
  expect([read('a.md'), read('b.md')]).toEqual(Array(2).fill(inline('["Code & craft", web]')));
  expect(read('redirects.yml')).toBe(
    '- {from: /blog/tags/编程, to: /blog/tags/code-craft}\n- {from: /blog/tags/vue, to: /blog/tags/web}\n',
  );
  expect(existsSync(path.join(root, 'blog/tags.yml'))).toBe(false);
  for (const [args, message] of [
    [['rename', 'web', 'www', '--label', 'W'], '"web" has no label; leave out --label'],
    [['rename', 'web', 'code craft'], 'The tag "Code & craft" already exists'],
    [['rename', 'wev', 'x'], 'did you mean "web"?'],
  ] as const) {
    const {code, stderr} = await runAuthor(['tags', ...args], options);
    expect([code > 0, stderr]).toEqual([true, expect.stringContaining(message)]);
  }
});

test('a post that is not UTF-8 is not changed, because it would lose characters', async () => {
  const latin = post('2024-01-06', '[old, other, essay]', '# \xe9\n');
  writeFileSync(path.join(root, 'blog/2024-01-06-f.mdx'), latin, 'latin1');
  const options = {root, env: ENV, isStrict: false};
  const message = 'blog/2024-01-06-f.mdx is not UTF-8; save it as UTF-8 first';
  await expectRefusal(['tags', 'rename', 'old', 'new'], options, 1, message);
});
