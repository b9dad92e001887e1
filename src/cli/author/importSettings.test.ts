import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {runImport, site, sourceBlog} from '../../../tests/support/imports';

test.each([
  ['const owner = {\n  example: true,\n};\n', true],
  ["const owner = {\n  name: 'Robin',\n};\n", false],
])('an import warns if the site is still the example: %j', async (owner, warns) => {
  const root = site({'src/data/owner.ts': owner});
  const {stderr} = await runImport(root, sourceBlog({'posts/a.md': 'Text.'}));
  expect(stderr.includes('run npm run author -- fresh')).toBe(warns);
});

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

test('the settings of a Docusaurus blog are added to the owner file', async () => {
  const owner = "const owner = {siteTitle: 'Robin'};\n\nexport default owner;\n";
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
    'blogSidebarCount: 7',
    "format: 'detect'",
    "['@docusaurus/remark-plugin-npm2yarn', {sync: true}]",
  ]) {
    expect(text).toContain(setting);
  }
  expect(text).not.toContain('remark-not-here');
  expect(report).toContain('npm install remark-not-here');
  expect(report).toContain('Settings added to src/data/owner.ts: ');
});

test('an old address gets no redirect if this site has a page there', async () => {
  const root = site({'books/read.mdx': '---\nslug: /books/read\n---\nText.'});
  const post = '---\ndate: 2020-01-02\npermalink: /books/read\n---\nText';
  const {report} = await runImport(root, sourceBlog({'posts/a.md': post}));
  expect(report).toContain('no redirect from /books/read: this site has a page there');
});
