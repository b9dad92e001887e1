import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {expectRefusal, runAuthor} from '../../../tests/support/authorCli';
import {filesOf, folderWith} from '../../../tests/support/folders';
import {commitAll, git} from '../../../tests/support/siteCopy';
import {ownerSchema} from '../../data/schemas/owner';
import {QUESTIONS, ownerOf, readAnswers} from './fresh/answers';
import {drawMarks} from './fresh/mark';
import {runAuthor as run} from './runAuthor';

const OWNER = readFileSync('tests/fixtures/site/src/data/owner.ts', 'utf8').replace(
  'Owner = {',
  'Owner = {\n  example: true,',
);

const SHIPPED = {
  'src/data/owner.ts': OWNER,
  'src/data/booksToRead.ts':
    "import type {Book} from './types';\n\nexport const booksToRead: readonly Book[] = [\n  {id: 'a'},\n];\n",
  'src/css/tokens.css': readFileSync('src/css/tokens.css', 'utf8'),
  'src/css/accent.css': readFileSync('src/css/accent.css', 'utf8'),
  'blog/2025-01-02-ink.mdx':
    '---\ntitle: Ink\nslug: ink\nauthors: [quill]\ntags: [ink]\n---\nText.\n',
  'blog/pictures/ink.png': 'PNG',
  'blog/data/ink/src/colors/blue.csv': 'a\n',
  'blog/data/ink/make.mjs': '',
  'blog/pictures/authors.yml': 'quill: {name: Quill}\n',
  'blog/authors.yml': 'quill: {name: Quill, page: true}\n',
  'blog/tags.yml': 'ink: {label: Ink}\n',
  'blog/series.yml': 'inks: {label: Inks, description: All that was written about inks.}\n',
  'books/to-read.mdx': '---\ntitle: Books\n---\n',
  'books/how-this-works.mdx': '---\ntitle: How\n---\n',
  'src/pages/answers/about-this-site.yml': '- starts: The ink\n  questions: [Which ink?]\n',
  'src/pages/answers/inks.yml': '- starts: All inks\n  questions: [Which inks?]\n',
  'static/favicon.ico': 'ICO',
  'tests/fixtures/queries.json': '[{"query": "quill"}]\n',
  '.gitignore': 'ignored/\n',
};

const NEW = ['fresh', '--yes', '--name', 'Zoë Brown'];
const TODAY = {SITE_TODAY: '2026-02-03'};
let root = '';

const fresh = (...args: string[]) => runAuthor([...NEW, ...args], {root, env: TODAY});
const exists = (file: string) => existsSync(path.join(root, file));

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function begin(content: Readonly<Record<string, string>>): void {
  root = folderWith(content);
  git(root, 'init', '--quiet');
  commitAll(root, 'Begin');
}

beforeEach(() => begin(SHIPPED));

test('the new site has one post, empty shelves, and nothing of the previous owner', async () => {
  const title = ['--site-title', 'Zoë’s "Notes"'];
  const {code, stderr} = await fresh(...title, '--url', 'https://zoe.example/a/b', '--accent=#07f');
  expect({code, stderr}).toEqual({code: 0, stderr: ''});
  const old = ['blog/2025-01-02-ink.mdx', 'blog/data', 'blog/pictures', 'static/favicon.ico'];
  expect(old.filter(exists)).toEqual([]);
  // The page about the site is rewritten, so its questions are removed; other pages keep theirs.
  expect(Object.keys(filesOf(root)).filter((file) => file.includes('/answers/'))).toEqual([
    'src/pages/answers/inks.yml',
  ]);
  expect(read('tests/fixtures/queries.json')).toBe('[]\n');
  // An interrupted command leaves the old owner file, so that it can be repeated. Two files written within
  // a few milliseconds can have the same time.
  const writtenAt = (file: string) => statSync(path.join(root, file)).ctimeMs;
  expect(writtenAt('src/data/owner.ts')).toBeGreaterThanOrEqual(writtenAt('static'));
  expect(read('blog/2026-02-03-hello.md')).toContain('authors: [zoe-brown]');
  expect(read('src/data/booksToRead.ts')).toContain('readonly Book[] = []');
  expect(read('src/data/owner.ts')).toContain("url: 'https://zoe.example'");
  expect(read('src/data/owner.ts')).toContain("baseUrl: '/a/b/'");
  // Analytics are not personal and stay. Tickers are removed unless requested.
  expect(read('src/data/owner.ts')).toContain('https://count.example');
  expect(read('src/data/owner.ts')).not.toMatch(
    /predictions|tickerTape|chatHosts|announcement|example: true/,
  );
  expect(read('src/css/accent.css')).toContain('--site-accent: #');
  const files = Object.entries(filesOf(root)).filter(([file]) => !file.startsWith('.git/'));
  expect(files.filter(([, text]) => /quill/i.test(text)).map(([file]) => file)).toEqual([]);
});

test('lists that a fork added are emptied, or reported if they have a different form', async () => {
  const list = 'export const mediaTalks: readonly MediaEntry[] = [{title: "Quill"}];\n';
  begin({
    ...SHIPPED,
    'src/data/mediaTalks.ts': `import type {MediaEntry} from './types';\n${list}`,
    'src/data/mediaOdd.ts': "export const mediaOdd = [{title: 'Quill'}];\n",
  });
  const {stdout} = await fresh();
  expect(stdout).toContain('mediaOdd.ts stays');
  expect(read('src/data/mediaTalks.ts')).toContain('mediaTalks: readonly MediaEntry[] = [];');
  expect(read('src/data/mediaOdd.ts')).toContain('Quill');
});

test('a second run changes nothing', async () => {
  await fresh();
  writeFileSync(path.join(root, 'blog/2026-02-04-own.md'), 'mine');
  const before = filesOf(root);
  const {code, stdout} = await fresh('--name', 'Another');
  expect({code, stdout}).toEqual({code: 0, stdout: expect.stringContaining('Zoë Brown')});
  expect(filesOf(root)).toEqual(before);
});

test('a dry run lists every file and changes nothing', async () => {
  const before = filesOf(root);
  const {stdout} = await fresh('--dry-run');
  for (const file of ['src/data/owner.ts', 'blog/2025-01-02-ink.mdx', 'static/img/favicon.svg']) {
    expect(stdout).toContain(`  ${file}\n`);
  }
  expect(filesOf(root)).toEqual(before);
});

test('content areas in --keep and the key of the posts’ author stay unchanged', async () => {
  const kept = ['blog/2025-01-02-ink.mdx', 'blog/tags.yml', 'books/to-read.mdx'];
  const before = kept.map(read);
  await fresh('--keep', 'posts,books');
  expect(kept.map(read)).toEqual(before);
  expect(read('blog/authors.yml')).toMatch(/^quill:\n {2}name: 'Zoë Brown'/);
  expect(read('media/on-stage.mdx')).toContain('<OnStage entries={mediaOnStage} show="public" />');
});

test('links to removed posts become plain text on pages in --keep', async () => {
  const page =
    '---\ntitle: T\n---\n\nSee [ink](/blog/ink#a), [all](/blog/archive) and [tags](/blog/tags/ink).\n';
  writeFileSync(path.join(root, 'books/links.mdx'), page);
  commitAll(root, 'Link');
  const {stdout} = await fresh('--keep', 'books');
  expect(stdout).toContain('books/links.mdx is kept; its links to posts');
  expect(read('books/links.mdx')).toContain('See ink, [all](/blog/archive) and tags.');
});

test.each([
  [['fresh', '--yes'], '--name is missing'],
  [[...NEW, '--url', 'https://ada.example/?a=b'], '--url must have no path'],
  [[...NEW, '--url', 'zoe.example'], '--url must be the site’s address'],
  [[...NEW, '--accent', 'amber'], '--accent is "amber"'],
  [[...NEW, '--description', 'Short.'], '--description must be 50 to 160'],
  [[...NEW, '--keep', 'posts,shoes'], 'Unknown content area "shoes". Choose from posts,books'],
  [['fresh', '--name', 'Ada'], 'Add --yes'],
])('%j is refused with an error that says how to fix it', async (args, message) => {
  await expectRefusal(args, {root}, 2, message);
});

test('with uncommitted changes or without a commit, nothing is changed', async () => {
  for (const file of ['draft-ä.md', 'blog/tags.yml']) {
    writeFileSync(path.join(root, file), 'x: 1');
    await expectRefusal(NEW, {root}, 1, file);
  }
  root = folderWith(SHIPPED);
  await expectRefusal(NEW, {root}, 1, 'git init');
});

/** Runs the command as in a terminal. Questions that are not in `answers` get an empty answer. */
async function atTerminal(answers: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const code = await run(['fresh'], {
    root,
    environment: TODAY,
    isStrict: true,
    markdown: {},
    print: () => undefined,
    warn: () => undefined,
    ask: async (question) => {
      asked.push(question);
      return Object.entries(answers).find(([start]) => question.startsWith(start))?.[1] ?? '';
    },
  });
  return {code, asked};
}

test('in a terminal each question is asked once, and "no" changes nothing', async () => {
  const before = filesOf(root);
  const no = await atTerminal({'Your name': 'Ada', 'Go ahead?': 'no'});
  expect(no.code).toBe(0);
  expect(no.asked).toHaveLength(Object.keys(QUESTIONS).length + 1);
  expect(filesOf(root)).toEqual(before);
  await atTerminal({'Your name': 'Ada', 'Go ahead?': 'y'});
  expect(read('src/data/owner.ts')).toContain("name: 'Ada'");
});

test('with --tickers, the tickers are kept', async () => {
  await fresh('--tickers');
  expect(read('src/data/owner.ts')).toMatch(/predictions:.*tickerTape:/s);
});

test('every answer but the accent color becomes a setting', () => {
  const keys = Object.keys(QUESTIONS).filter((key) => key !== 'accent');
  const settings = JSON.stringify(
    ownerOf(Object.fromEntries(keys.map((key) => [key, `https://${key}.example`]))),
  );
  expect(keys.filter((key) => !settings.includes(`https://${key}.example`))).toEqual([]);
});

test('a question is repeated after an invalid answer', async () => {
  const typed = ['', 'Ada', '', '', '', 'ada.example', 'https://ada.example'];
  const answers = await readAnswers({}, async () => typed.shift() ?? '');
  expect(answers.url).toBe('https://ada.example');
});

test.each([
  ['many words', 'Zoë '.repeat(40).trim()],
  ['Arabic letters', 'محمد'],
  ['an emoji', '🦉'],
  ['quotes and brackets', 'A "B" \\ <script>'],
])('a name with %s results in a valid owner file', async (_, name) => {
  const answers = await readAnswers({name});
  const schema = ownerSchema.omit({analytics: true, colorMode: true});
  expect(schema.safeParse(ownerOf(answers)).error?.issues ?? []).toEqual([]);
});

test.each([
  ['Ada', 'A'],
  ['王小明', '王'],
  ['<b>', '&lt;'],
  ['🦉🦉', '🦉'],
])('the logo of %s is its first letter', (title, letter) => {
  const marks = drawMarks(title, {dark: '#ffb454', light: '#844500', ground: '#000000'});
  expect(marks['static/img/favicon.svg']).toContain(`>${letter}</text>`);
});
