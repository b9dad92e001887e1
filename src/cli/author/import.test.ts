import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {contentOf, filesOf, runAuthor} from '../../../tests/support/authorCopy';
import {parsePostFile} from '../../lib/postFile';
import {contentProblems} from '../../plugins/post-schema/contentProblems';
import {readContent} from '../../plugins/post-schema/readContent';

const FIXTURES = path.resolve('tests/fixtures/import');
const OLD = ['--old-site', 'https://old.example'];
const LISTS = {
  'blog/authors.yml': 'founder: {name: The founder}\n',
  'blog/tags.yml': ['a', 'b', 'c']
    .map(
      (key) =>
        `t-${key}: {label: Topic ${key}, permalink: /t-${key}, description: What the posts on ${key} are all about.}\n`,
    )
    .join(''),
};
/** A blog without posts that has the tags which the fixtures name. */
const FIXTURE_LISTS = {
  'blog/authors.yml': LISTS['blog/authors.yml'],
  'blog/tags.yml': ['Essay', 'Finance', 'Open source', 'Running', 'Tutorial', 'Worked example']
    .map((label) => {
      const key = label.toLowerCase().replace(' ', '-');
      return `${key}: {label: ${label}, permalink: /${key}, description: What the posts on ${key} are all about.}\n`;
    })
    .join(''),
};

const HEAD = '---\ntitle: A post\ndate: 2019-03-05\ntags: [t-a, t-b, t-c]\n---\n';
const LINE = 'A first paragraph that is long enough to describe what the post is about.\n';

let root = '';
let source = '';

beforeEach(() => {
  source = mkdtempSync(path.join(tmpdir(), 'import-source-'));
});

afterEach(() => {
  for (const folder of [root, source]) {
    rmSync(folder, {recursive: true, force: true});
  }
});

function give(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(source, file), text);
  }
}

/** Runs the command and makes sure that the imported folder stays as it was. */
async function runImport(...args: string[]) {
  const before = filesOf(source);
  const run = await runAuthor(['import', source, ...args], {root, env: {SITE_TODAY: '2026-01-01'}});
  expect(filesOf(source)).toEqual(before);
  return run;
}

function blog(file: string): string {
  return readFileSync(path.join(root, 'blog', file), 'utf8');
}

test(
  'an export of every kind comes over, fits the schema, and comes over once',
  {timeout: 60_000},
  async () => {
    root = contentOf(FIXTURE_LISTS);
    cpSync(FIXTURES, source, {recursive: true});
    const before = filesOf(root);
    const {code, stdout, stderr} = await runImport(...OLD);
    expect(code, stderr).toBe(1);
    expect(stderr).toContain(
      '12 post(s) imported, 3 of them as drafts; 5 picture(s) copied; 3 file(s)',
    );
    expect(contentProblems(root, readContent(root), true).errors).toEqual([]);
    const after = filesOf(root);
    expect(Object.fromEntries(Object.keys(before).map((file) => [file, after[file]]))).toEqual(
      before,
    );
    for (const refused of ['odd/empty.md: not imported: is empty', 'odd/page.html: not imported']) {
      expect(stdout).toContain(refused);
    }
    const again = await runImport(...OLD);
    expect(again.stderr).toContain('0 post(s) imported');
    expect(again.stdout).toContain(
      '_posts/2019-03-05-kettle-physics.md: not imported: blog/2019-03-05-kettle-physics.md is there already',
    );
    expect(filesOf(root)).toEqual(after);
  },
);

test('--dry-run tells the same and writes nothing', {timeout: 60_000}, async () => {
  root = contentOf(FIXTURE_LISTS);
  cpSync(FIXTURES, source, {recursive: true});
  const before = filesOf(root);
  const dry = await runImport(...OLD, '--dry-run');
  expect(dry.code).toBe(1);
  expect(dry.stderr).toContain('Nothing was written.');
  expect(filesOf(root)).toEqual(before);
  expect((await runImport(...OLD)).stdout).toBe(dry.stdout);
});

test('a post that brings everything comes over whole', async () => {
  root = contentOf(LISTS);
  give({'a.md': `${HEAD}${LINE}\nMore {text} <3.\n`});
  const {code, stdout} = await runImport();
  expect(code).toBe(0);
  expect(stdout).toContain('a.md -> blog/2019-03-05-a.md\n');
  expect(blog('2019-03-05-a.md')).toBe(
    [
      '---\ntitle: "A post"',
      `description: "${LINE.trim()}"`,
      'slug: a\ndate: 2019-03-05\nauthors: [founder]\ntags: [t-a, t-b, t-c]\n---',
      `\n${LINE}\n<!-- truncate -->\n\nMore {text} <3.\n`,
    ].join('\n'),
  );
});

test('nothing of the front matter is lost', async () => {
  root = contentOf(LISTS);
  const fields = [
    'title: A post',
    'date: 2019-03-05 10:00:00 +0100',
    'tags: [t-a, t-b, t-c, Teapots]',
    'excerpt: Too short',
    'layout: post',
    'rating: 4.50',
    'author: {name: Somebody, mail: "a--b@c.example"}',
    'thumbnail: https://other.example/t.png',
    'series: No such series',
    'lastmod: 2018-01-01',
  ];
  give({'a.md': `---\n${fields.join('\n')}\n---\n${LINE}`});
  expect((await runImport()).code).toBe(0);
  const text = blog('2019-03-05-a.md');
  for (const kept of [
    '2019-03-05 10:00:00 +0100',
    'Teapots',
    'Too short',
    'layout: post',
    'rating: "4.50"',
    'Somebody',
    'https://other.example/t.png',
    'No such series',
    '2018-01-01',
  ]) {
    expect(text.slice(text.indexOf('<!-- Imported from a.md'))).toContain(kept);
  }
  expect(text).toContain('a- -b@c.example');
});

test('a very long title is cut, and stands whole above the text', async () => {
  root = contentOf(LISTS);
  const title =
    'One title that is so long that no list, no card and no tab of a browser would ever show it';
  give({'a.md': HEAD.replace('A post', title) + LINE});
  expect((await runImport()).code).toBe(0);
  const {fields, body} = parsePostFile('blog/a.md', blog('2019-03-05-a.md'));
  expect(String(fields['title'])).toMatch(/^One title that is so long .*…$/);
  expect(body).toContain(`**${title}**`);
});

test('a post of this site is never replaced, nor is a picture', async () => {
  root = contentOf({
    ...LISTS,
    'blog/2019-03-05-a.mdx': 'Mine.',
    'blog/pictures/b/p.svg': '<svg>mine</svg>',
  });
  const before = filesOf(root);
  give({
    'a.md': HEAD + LINE,
    'b.md': `${HEAD}${LINE}\n![alt](p.svg)\n`,
    'p.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const {code, stdout} = await runImport();
  expect(code).toBe(1);
  expect(stdout).toContain('a.md: not imported: blog/2019-03-05-a.mdx is there already');
  expect(stdout).toContain('could not: picture p.svg would replace blog/pictures/b/p.svg');
  expect(blog('2019-03-05-b.md')).toContain('alt (p.svg)');
  const {['blog/2019-03-05-b.md']: _new, ...rest} = filesOf(root);
  expect(rest).toEqual(before);
});

test('a post that would not fit is left out, and what links to it becomes text', async () => {
  root = contentOf(LISTS);
  give({
    'a.md': `${HEAD}${LINE}\n[b](b.md)\n`,
    // A list that holds block code which holds what the check takes for a heading.
    'b.md': `${HEAD}${LINE}\n  \`\`\`\n# x\n  \`\`\`\n`,
  });
  const {code, stdout} = await runImport();
  expect(code).toBe(1);
  expect(stdout).toContain('b.md: not imported: would not fit this site: has a heading of level 1');
  expect(blog('2019-03-05-a.md')).toContain('b (b.md)');
  expect(existsSync(path.join(root, 'blog/2019-03-05-b.md'))).toBe(false);
});

test.each([
  [['no-such-folder'], 2, /no-such-folder is no folder/],
  [['package.json'], 2, /package\.json is no folder/],
  [['blog'], 2, /blog holds this blog/],
  [['.'], 2, /holds this blog/],
  [[], 2, /missing required argument/],
  [['blog', '--old-site', 'old.example'], 2, /--old-site/],
  [['empty'], 1, /empty holds no Markdown/],
])('import %j ends with %i, says why and writes nothing', async (args, code, message) => {
  root = contentOf({...LISTS, 'empty/a.txt': 'Text.'});
  const before = filesOf(root);
  const run = await runAuthor(['import', ...args], {root});
  expect(run.code).toBe(code);
  expect(run.stderr).toMatch(message);
  expect(filesOf(root)).toEqual(before);
});

test('a blog without an author is mended first', async () => {
  root = contentOf({...LISTS, 'blog/authors.yml': ''});
  give({'a.md': HEAD + LINE});
  expect(await runImport()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('mend them first'),
  });
});
