import {symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import iconv from 'iconv-lite';
import {expect, test} from 'vitest';
import {exported, filesOf, importFiles, runImport, site} from '../../tests/sites.js';
import {composePage} from '../plan/exportedPages.js';
import type {ExportedPost} from './exportedPost.js';
import {readExport} from './readExport.js';

type Files = Readonly<Record<string, string>>;

const NOW = Date.parse('2026-01-01T12:00:00Z');
const read = (files: Files) => readExport(exported(files), {now: NOW});

/** Returns the files that are read as posts, and those that are reported as left out. */
function postsAndOthers(files: Files) {
  const {posts, others} = read(files);
  return {posts: posts.map(({source}) => source).sort(), others: [...others].sort()};
}

test('on a Docusaurus blog, drafts (by field or folder) get `draft: true` and lose `unlisted`; other posts stay unchanged', () => {
  const {posts, files} = read({
    'docusaurus.config.js': '',
    'blog/2020-01-02-a.md': '---\ntitle: A\nunlisted: true\n---\n\nText',
    'blog/drafts/2020-01-03-b.md': '---\ntitle: B\nunlisted: true\n---\n\nText',
    'blog/drafts/2020-01-04-c.md': '# C\n\nText',
    'blog/2020-01-05-d.md': "---\ndraft: 'yes'\ntitle: D\n---\nText",
    'blog/CLAUDE.md': 'Instructions',
    'blog/_part.md': 'Part',
  });
  // Posts of outer folders come first.
  expect(posts.map(({head}) => head)).toEqual([
    '---\ntitle: A\nunlisted: true\n---\n',
    '---\ndraft: true\ntitle: D\n---\n',
    '---\ndraft: true\ntitle: B\n---\n',
    '---\ndraft: true\n---\n\n',
  ]);
  // Docusaurus would publish a copied CLAUDE.md as a post.
  expect(files).not.toContain('blog/CLAUDE.md');
  expect(files).toContain('blog/_part.md');
});

test('posts that cannot be read are refused with a reason', () => {
  const folder = exported({
    '_posts/2020-01-02-a.mkdown': '---\ntitle: A\n---\nText',
    '_posts/2020-01-03-b.adoc': '= B',
    'index.rst': 'Not a post',
  });
  const inPosts = (name: string) => path.join(folder, '_posts', name);
  writeFileSync(inPosts('2020-01-05-d.md'), Buffer.from([...Array(256).keys()]));
  symlinkSync(inPosts('2020-01-02-a.mkdown'), inPosts('2020-01-06-e.md'));
  const {posts, refused} = readExport(folder, {now: NOW});
  expect(posts).toMatchObject([{source: '_posts/2020-01-02-a.mkdown', kind: 'md'}]);
  expect(Object.fromEntries(refused)).toEqual({
    '_posts/2020-01-03-b.adoc':
      'is written in AsciiDoc, which cannot be read; convert it to Markdown',
    '_posts/2020-01-05-d.md': 'is not text, or its encoding is unknown; save it as UTF-8',
    '_posts/2020-01-06-e.md': 'is a symbolic link; replace it with the file',
  });
});

const PAGE_TEXT = '---\nlayout: page\ntitle: Page\n---\n<p>Text</p>';
const DATED = '---\ntitle: A\ndate: 2020-01-02\n---\nText';
const UNDATED = '---\ntitle: A\n---\nText';

test('texts that are not posts are reported as left out', () => {
  const posts = {
    'content/notes/y.md': DATED,
    'content/posts/2020-01-02-a.md': 'Text',
    'content/posts/album/index.md': UNDATED,
    'content/tea.md': DATED.replace('---', '---\ntags: [tea]'),
  };
  const others = {
    'AGENTS.md': 'Text',
    'content/about.md': UNDATED,
    'content/contact.md': DATED,
    'content/docs/guide.md': DATED,
    'content/page/links/index.md': DATED,
    'content/posts/_later.md': 'Text',
    'content/posts/album/part.md': 'Part of the page',
    'content/posts/security.md': UNDATED,
    'content/talks/x.md': UNDATED,
  };
  expect(postsAndOthers({'hugo.toml': '', ...posts, ...others})).toEqual({
    posts: Object.keys(posts),
    others: Object.keys(others),
  });
});

test.each([
  [
    'a site in a folder',
    {
      'README.md': 'Text',
      'www/hugo.toml': 'theme = "a"',
      'www/content/blog/a.md': DATED,
      'www/layouts/blog/list.html': '---\n---\n<p>List</p>',
    },
    ['2020-01-02-a.md'],
  ],
  [
    'Zola with days in addresses',
    {
      'config.toml': 'base_url = "https://old.example"',
      'content/a.md': '+++\npath = "2020/01/02/a"\n+++\nText',
      'content/news/b.md': '+++\npath = "2020/01/03/b"\n+++\nText',
      'content/people.md': '+++\ntitle = "A page"\n+++\nText',
    },
    ['2020-01-02-a.md', '2020-01-03-b.md'],
  ],
  [
    'Pelican with pages',
    {
      'content/a.md': 'Title: A\nDate: 2020-01-02\nURL: /a/\n\nText',
      'content/pages/b.md': 'Title: B\n\nText',
    },
    ['2020-01-02-a.md'],
  ],
  [
    'Eleventy with dated index files',
    {
      'eleventy.config.js': 'md.use(anchor, {permalink: true}); c.addFilter("url")',
      'posts/a-b/2020-01-02-index.md': '---\ntitle: A\n---\nText',
    },
    ['2020-01-02-a-b.md'],
  ],
  [
    'Octopress with kramdown',
    {
      '_config.yml': 'source: source\npermalink: /blog/:year/:title/',
      'source/_posts/2020-01-02-a.markdown': 'Text\n{: .large}\n',
      'blog/2020/a/index.html': '<!doctype html>\n<p class="large">Text</p>',
    },
    ['2020-01-02-a.md'],
  ],
])('the posts of %s are found', async (_name, files, posts) => {
  const {report, read} = await importFiles(files);
  expect(report).toMatch(new RegExp(`^${posts.length} posts? imported`, 'm'));
  expect(report).not.toContain('old address is unknown');
  posts.forEach((file) => expect(read(`blog/${file}`)).not.toContain('{:'));
});

test('HTML pages are reported as left out; layouts, includes and fragments are not', () => {
  const others = {
    '_pages/about.md': PAGE_TEXT,
    '_pages/projects.html': PAGE_TEXT,
    'archive.html': PAGE_TEXT,
    'news.njk': PAGE_TEXT,
    'static/old.html': '<html lang="en"><p>Text</p></html>',
    'talks/index.htm': '<!DOCTYPE html>\n<title>Talks</title>',
  };
  const found = postsAndOthers({
    ...others,
    '_config.yml': '',
    '_posts/2020-01-02-a.html': UNDATED,
    '_layouts/post.html': '---\nlayout: default\n---\n{{ content }}',
    'themes/a/layouts/list.html': '<!doctype html>',
    'public/index.html': '<!doctype html>',
    'google123.html': 'google-site-verification: google123.html',
    '.storybook/preview.html': '<!doctype html>',
  });
  expect(found).toEqual({posts: ['_posts/2020-01-02-a.html'], others: Object.keys(others)});
});

test('dated pages of a Next.js site without other posts are imported, with the fields that they export', () => {
  const meta =
    "import {bo} from '../authors';\nexport const meta = {\n  title: `A`,\n  date: new Date('2020-01-02'),\n  private: true,\n  authors: [bo],\n};\n\nText";
  const {posts} = read({
    'package.json': '{}',
    'src/pages/a/index.mdx': meta,
    'src/pages/about.mdx': '# About',
    'public/b/index.md': DATED,
    'docs/c.md': DATED,
    'docs/d.md': '# A guide',
    'CLAUDE.md': 'Text',
  });
  const fields = {title: 'A', date: '2020-01-02', private: true, authors: ['bo'], draft: true};
  expect(posts).toMatchObject([
    {source: 'docs/c.md'},
    {source: 'public/b/index.md'},
    {source: 'src/pages/a/index.mdx', fields},
  ]);
});

test.each([
  ['UTF-16, little endian', 'utf16le', '\uFEFF'],
  ['Windows-1252', 'windows-1252', ''],
])('a text in %s is decoded', (_name, encoding, mark) => {
  const folder = exported({'posts/a.md': ''});
  const text = `${mark}---\r\ntitle: Café\r\n---\r\nText`;
  writeFileSync(path.join(folder, 'posts/a.md'), iconv.encode(text, encoding, {addBOM: false}));
  const [post] = readExport(folder, {now: NOW}).posts;
  expect(post).toMatchObject({fields: {title: 'Café'}, body: 'Text'});
});

test.each([
  ['2015/01/23 10:00', '2015-01-23'],
  ['23.1.2015', '2015-01-23'],
  ['"20150123"', '2015-01-23'],
  ['"201501231030"', '2015-01-23'],
  ['2015年1月23日', '2015-01-23'],
  ['January 23rd, 2015', '2015-01-23'],
  ['2015-01-23 14:34:00 PST', '2015-01-23'],
  ['2015-03', '2015-03-01'],
  ['March 2015', '2015-03-01'],
])('the date %s is read as the day %s', async (written, day) => {
  const imported = await importFiles({'posts/a.md': DATED.replace('2020-01-02', written)});
  expect(imported.read(`blog/${day}-a.md`)).toContain(`date: ${day}\n`);
});

test.each([
  ['posts/a.md', 'date: 0000-00-00', '"0000-00-00" is not a date'],
  ['posts/a.md', 'date: 2018-02-31 10:00:00', '"2018-02-31 10:00:00" is not a date'],
  ['posts/a.md', 'date: February 31, 2018', '"February 31, 2018" is not a date'],
  ['posts/2018-01-02-a.md', 'lastmod: 2018-13-45', '"2018-13-45" is not a date'],
  ['_posts/2018-13-45-a.md', '', '"2018-13-45" in the name of the file is not a date'],
  ['posts/2018/02/30/a.md', '', '"2018-02-30" in the name of the file is not a date'],
])('a day that does not exist is reported and not used: %s %s', async (file, field, note) => {
  const root = site();
  const {report} = await runImport(root, exported({[file]: `---\ntitle: A\n${field}\n---\nText`}));
  expect(report).toContain(note);
  const posts = Object.entries(filesOf(root)).filter(([name]) => name.endsWith('-a.md'));
  expect(posts).toHaveLength(1);
  expect(posts.flat().join('\n')).not.toMatch(/2018-(?:13-45|02-3\d|03-)|last_update/);
});

test('a Docusaurus post with a day that does not exist is reported', async () => {
  const files = {'docusaurus.config.js': '', 'blog/2018-13-45-a.md': UNDATED};
  const {report} = await importFiles(files);
  expect(report).toContain('"2018-13-45" in the name of the file is not a date');
});

test('a post gets the fields of its folder, and the name of its author from a data file', async () => {
  const imported = await importFiles({
    '_config.yml':
      'defaults: [{scope: {path: "", type: posts}, values: {author: jane, layout: post, categories: News}}]',
    '_data/authors.yml': 'jane: {name: Jane Doe, web: "https://jane.example"}\n',
    '_posts/2020-01-02-a.md': '---\ntitle: A &amp; <b>B</b>\ntags: [x]\n---\nText',
    '_posts/2020-01-03-b.md': '---\ntitle: B\nauthors: Bo Ek\n---\nText',
  });
  expect(imported.read('blog/2020-01-02-a.md')).toContain(
    'title: A & B\nslug: a\ndate: 2020-01-02\nauthors:\n  - jane\ntags:\n  - x\n  - news\n---',
  );
  expect(imported.read('blog/2020-01-03-b.md')).toContain('authors:\n  - bo-ek\n');
  expect(imported.read('blog/authors.yml')).toContain(
    'jane:\n  name: Jane Doe\n  url: https://jane.example\n',
  );
});

test('the name of an author is read from the data file of a MkDocs blog', async () => {
  const {read} = await importFiles({
    'mkdocs.yml': 'site_name: A',
    'docs/blog/.authors.yml': 'authors:\n  bo: {name: Bo Ek}\n',
    'docs/blog/posts/a.md': '---\ndate: 2020-01-02\nauthors: [bo]\n---\n# A\n\nText',
  });
  expect(read('blog/authors.yml')).toContain('bo:\n  name: Bo Ek\n');
});

test('tags in the data file of an Eleventy folder are not added to its posts', async () => {
  const imported = await importFiles({
    'posts/posts.json': '{"tags": ["posts"], "author": "Bo Ek", "description": "Notes"}',
    'posts/a.md': '---\ntitle: A\ndate: 2020-01-02\nexcerpt: Own\n---\nText',
  });
  expect(imported.read('blog/2020-01-02-a.md')).toContain(
    'description: Own\nslug: a\ndate: 2020-01-02\nauthors:\n  - bo-ek\n---',
  );
});

test('an unlisted post stays unlisted; if it is also private, it becomes a draft instead', async () => {
  const imported = await importFiles({
    'posts/2020-01-02-a.md': '---\ntitle: A\nnoindex: true\n---\nText',
    'posts/2020-01-03-b.md': '---\ntitle: B\nunlisted: true\npublished: "no"\n---\nText',
  });
  expect(imported.read('blog/2020-01-02-a.md')).toContain('unlisted: true');
  expect(imported.read('blog/2020-01-03-b.md')).toContain('draft: true');
  expect(imported.read('blog/2020-01-03-b.md')).not.toContain('unlisted');
});

const PAGE: ExportedPost = {
  source: 'export.xml#team',
  head: '',
  notes: [],
  kind: 'md',
  fields: {title: 'Our & team', slug: 'team', permalink: 'https://old.example/about/team/'},
  body: '# Who\n\n[One](/one)',
};

test('a page is written to its old path, with its title as a heading', () => {
  expect(composePage(PAGE, {}, (text) => text.replace('/one', '/blog/one'))).toMatchObject({
    file: 'src/pages/about/team.mdx',
    text: '---\ntitle: Our & team\n---\n\n# Our & team\n\n## Who\n\n[One](/blog/one)\n',
  });
  // A text that MDX would render differently is written as CommonMark.
  const {file, text} = composePage({...PAGE, body: '{braces}'}, {});
  expect(file).toBe('src/pages/about/team.md');
  expect(text).toContain('mdx:\n  format: md\n');
});

test.each([
  ['https://old.example/%E9t%E9/', 'src/pages/e9t-e9.mdx'],
  ['https://', 'src/pages/team.mdx'],
])('a page with the malformed address %s is imported', (permalink, file) => {
  expect(composePage({...PAGE, fields: {...PAGE.fields, permalink}}, {}).file).toBe(file);
});

test.each([
  ['[remarkMath, {}]', 'So $$x$$.'],
  ['[remarkMath, {singleDollarTextMath: false}]', 'So $x$.'],
])('a Docusaurus blog with %s keeps its formulas', (plugin, body) => {
  const {posts, config} = read({
    'docusaurus.config.js': `import remarkMath from 'remark-math';
      export default {title: 'A', url: 'https://a.example', presets: [['classic', {blog: {remarkPlugins: [${plugin}]}}]]};`,
    'blog/2020-01-02-a.md': '# A\n\nSo $x$.',
  });
  expect(posts[0]?.body).toContain(body);
  expect(config?.markdown.extensions).toEqual(['math']);
});

test('a field such as `katex` in front matter means that the post has formulas', () => {
  const {posts} = read({
    '_config.yml': '',
    '_posts/2020-01-02-a.md': '---\nkatex: true\n---\nSo $x$ and \\\\(y\\\\).',
    '_posts/2020-01-03-b.md': '---\ntitle: B\n---\nFrom $5 to $6.',
    '_posts/2020-01-04-c.md': '---\nparams: {math: true}\n---\n$x$',
  });
  expect(posts.map(({body}) => body)).toEqual(['So $$x$$ and $$y$$.', 'From $5 to $6.', '$$x$$']);
});
