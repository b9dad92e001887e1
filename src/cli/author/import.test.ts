import {cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {expectRefusal, runAuthor} from '../../../tests/support/authorCli';
import {filesOf} from '../../../tests/support/folders';
import {MOVES, runImport, site, sourceBlog} from '../../../tests/support/imports';

test.each([
  ['jekyll', '10 posts imported: 8 published, 2 drafts; 2 files copied; 5 tags, 1'],
  ['hugo', '10 posts imported: 8 published, 2 drafts; 2 files copied; 5 tags, 0'],
  ['astro', '10 posts imported: 9 published, 1 draft; 7 files copied; 2 tags, 1'],
  ['docusaurus-dated', '10 posts imported: 9 published, 1 draft; 2 files copied'],
  ['docusaurus-folders', '10 posts imported: 10 published, 0 drafts; 3 files copied'],
  ['docusaurus-mdx', '10 posts imported: 10 published, 0 drafts; 2 files copied'],
])('a blog is imported once and passes the check: %s', async (name, summary) => {
  const root = site();
  const source = sourceBlog({});
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
});

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
  expect(report).toContain('c.json: is not valid JSON');
  expect(report).toContain('d.xml: is not complete XML');
  expect(report).toContain('Left out: about.md');
});

test.each([
  [['package.json'], 1, /package\.json has no posts/],
  [['blog'], 2, /blog contains this blog/],
  [['.'], 2, /contains this blog/],
  [['empty'], 1, /empty has no posts; there/],
  [['guide'], 1, /no posts\. If the Markdown files in docs are posts, give this folder/],
] as const)('import %j exits with %i, says why and writes nothing', async (args, code, message) => {
  const root = site({'empty/a.txt': 'Text.', 'guide/docs/a.md': 'Text.'});
  await expectRefusal(['import', ...args], {root}, code, message);
});

test.each([
  ['const owner = {\n  example: true,\n};\n', true],
  ["const owner = {\n  name: 'Robin',\n};\n", false],
])(
  'with the owner file %j, an import warns that the site is still the example: %s',
  async (owner, warns) => {
    const root = site({'src/data/owner.ts': owner});
    const {stderr} = await runImport(root, sourceBlog({'posts/a.md': 'Text.'}));
    expect(stderr.includes('run npm run author -- fresh')).toBe(warns);
  },
);

test('links to posts that are not imported become text, and scheduled posts are reported with their date', async () => {
  const root = site();
  const source = sourceBlog({
    'blog/2020-01-01-a.md': '---\nslug: same\n---\nText',
    'blog/2020-01-02-b.md': '---\nslug: same\ntags: [lost]\n---\n![p](/p.png)',
    'blog/2099-01-03-c.md': '---\ntags: [kept]\n---\n[b](./2020-01-02-b.md)',
    'blog/d.md': '---\na: [b\n---\nText',
    'blog/authors.yml': '{}',
    'static/p.png': 'png',
  });
  const {report} = await runImport(root, source);
  expect(report).toContain('blog/2020-01-02-b.md: the build would fail on it: ');
  expect(report).toContain('blog/2099-01-03-c.md (appears on 2099-01-03)');
  expect(report).toContain('0 files copied; 1 tag, 0 authors');
  expect(report).toContain('2 refused');
  expect(existsSync(path.join(root, 'blog/d.md'))).toBe(false);
  expect(readFileSync(path.join(root, 'blog/2099-01-03-c.md'), 'utf8')).toMatch(/\nb$/);
});

test('the settings of a Docusaurus blog are added to the owner file, unless it has them', async () => {
  const owner = 'const owner = {\n  blogSidebarCount: 9, // mine\n};\n\nexport default owner;\n';
  const root = site({'src/data/owner.ts': owner});
  const source = sourceBlog({
    'docusaurus.config.js': `import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
export default {
  title: 'Old', url: 'https://old.example', markdown: {format: 'detect'},
  presets: [['classic', {blog: {
    blogTitle: 'News', blogSidebarCount: 7,
    remarkPlugins: [[npm2yarn, {sync: true}], 'remark-not-here'],
  }}]],
};
`,
    'blog/2020-01-02-a.md': '---\ntitle: A\n---\n\nMap<K, V>\n',
  });
  const {report} = await runImport(root, source);
  const text = readFileSync(path.join(root, 'src/data/owner.ts'), 'utf8');
  for (const setting of [
    "blogTitle: 'News'",
    'blogSidebarCount: 9, // mine',
    "format: 'detect'",
    "['@docusaurus/remark-plugin-npm2yarn', {sync: true}]",
  ]) {
    expect(text).toContain(setting);
  }
  expect(text).not.toContain('remark-not-here');
  expect(report).toContain('npm install remark-not-here');
  expect(report).toContain('Settings added to src/data/owner.ts: ');
});

test('an old address gets no redirect if this site has a page or file there', async () => {
  const root = site({
    'books/read.mdx': '---\nslug: /books/read\n---\nText.',
    'src/pages/tools/index.tsx': '',
  });
  const post = (address: string) => `---\ndate: 2020-01-02\npermalink: ${address}\n---\nText`;
  const files = {'posts/a.md': post('/books/read'), 'posts/b.md': post('/tools/')};
  const {report} = await runImport(root, sourceBlog(files));
  for (const address of ['/books/read', '/tools']) {
    expect(report).toContain(`no redirect from ${address}: this site has a page or file there`);
  }
});
