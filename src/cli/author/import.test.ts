import {cpSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {filesOf, runAuthor} from '../../../tests/support/authorCopy';
import {MOVES, runImport, site, sourceBlog} from '../../../tests/support/imports';

test.each([
  ['jekyll', '10 posts imported: 8 published, 2 drafts; 2 files copied; 5 tags, 1'],
  ['hugo', '10 posts imported: 8 published, 2 drafts; 2 files copied; 5 tags, 0'],
  ['astro', '10 posts imported: 9 published, 1 draft; 7 files copied; 2 tags, 1'],
  ['docusaurus-dated', '10 posts imported: 9 published, 1 draft; 2 files copied'],
  ['docusaurus-folders', '10 posts imported: 10 published, 0 drafts; 3 files copied'],
  ['docusaurus-mdx', '10 posts imported: 10 published, 0 drafts; 2 files copied'],
])(
  'a blog is imported completely, passes the check, and is not imported twice: %s',
  async (name, summary) => {
    const root = site();
    const source = mkdtempSync(path.join(tmpdir(), 'moves-'));
    cpSync(path.join(MOVES, name), source, {recursive: true});
    const dry = await runImport(root, source, '--dry-run');
    expect(filesOf(root)).toEqual(filesOf(site()));
    const {code, report} = await runImport(root, source);
    expect(code, report).toBe(0);
    expect(dry.report.trim()).toBe(report.trim());
    expect(report).toContain(summary);
    expect(report).toContain('0 refused');
    const checked = await runAuthor(['check'], {root, isStrict: false});
    expect(checked.code, checked.stderr + checked.stdout).toBe(0);
    const after = filesOf(root);
    const again = await runImport(root, source);
    expect(again.stdout).toContain('0 posts imported');
    expect(filesOf(root)).toEqual(after);
  },
);

test('existing files are not overwritten', async () => {
  const root = site({'blog/2019-03-05-a.md': 'Mine.', 'static/p.png': 'mine'});
  const source = sourceBlog({
    'posts/2019-03-05-a.md': 'Text',
    'posts/2019-03-05-b.md': '![p](/p.png)',
    'static/p.png': 'theirs',
  });
  const {stdout} = await runImport(root, source);
  expect(stdout).toContain('Existing files with different content, left unchanged (2)');
  expect(stdout).toContain(
    'blog/2019-03-05-a.md: differs from posts/2019-03-05-a.md, which was not imported',
  );
  expect(stdout).toContain('static/p.png: differs from static/p.png, which was not copied');
  expect(readFileSync(path.join(root, 'static/p.png'), 'utf8')).toBe('mine');
});

test('posts that would break the build are reported and left out', async () => {
  const root = site();
  const source = sourceBlog({
    'posts/a.md': '---\na: [b\n---\nText',
    'posts/b.md': '',
    'c.json': '{"db": [broken',
    'd.xml': '<rss xmlns:wp="w"><channel><item>',
    'about.md': 'A page.',
  });
  const {code, report} = await runImport(root, source);
  expect(code).toBe(1);
  expect(report).toContain('posts/a.md: its front matter is not valid YAML');
  expect(report).toContain('posts/b.md: is empty');
  expect(report).toContain('c.json: Unexpected token');
  expect(report).toContain('d.xml: is not complete XML');
  expect(report).toContain('Left out: about.md');
});

test.each([
  [['no-such-folder'], 2, /no-such-folder does not exist/],
  [['package.json'], 1, /package\.json has no posts/],
  [['blog'], 2, /blog contains this blog/],
  [['.'], 2, /contains this blog/],
  [[], 2, /missing required argument/],
  [['blog', '--old-site', 'old.example'], 2, /--old-site/],
  [['empty'], 1, /empty has no posts/],
])('import %j exits with %i, explains why and writes nothing', async (args, code, message) => {
  const root = site({'empty/a.txt': 'Text.'});
  const before = filesOf(root);
  const run = await runAuthor(['import', ...args], {root});
  expect(run.code).toBe(code);
  expect(run.stderr).toMatch(message);
  expect(filesOf(root)).toEqual(before);
});
