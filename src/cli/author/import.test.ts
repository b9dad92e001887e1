import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {parse} from 'yaml';
import {filesOf, runAuthor} from '../../../tests/support/authorCopy';
import {
  LISTS,
  cleanUp,
  exported,
  later,
  moved,
  runImport,
  site,
} from '../../../tests/support/imports';
import {MOVES} from '../../../tests/support/movedBlog';

afterEach(cleanUp);

test.each([
  ['jekyll', '10 posts imported: 8 published, 2 drafts; 2 files copied; 5 tags, 1'],
  ['hugo', '10 posts imported: 8 published, 2 drafts; 2 files copied; 5 tags, 0'],
  ['astro', '10 posts imported: 9 published, 1 draft; 7 files copied; 2 tags, 1'],
  ['docusaurus-dated', '10 posts imported: 9 published, 1 draft; 2 files copied'],
  ['docusaurus-folders', '10 posts imported: 10 published, 0 drafts; 3 files copied'],
  ['docusaurus-mdx', '10 posts imported: 10 published, 0 drafts; 2 files copied'],
])('a blog is imported completely, once, and passes the check: %s', async (name, summary) => {
  const root = site();
  const source = mkdtempSync(path.join(tmpdir(), 'moves-'));
  later(source);
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

test('a Docusaurus post stays unchanged', async () => {
  const text = '---\ntitle: A\nauthors: [{name: Bo}]\ntags: [New one]\n---\n\n## Text {#x}\n';
  const {read} = await moved({
    'blog/2024/01-02-a/index.md': text,
    'blog/authors.yml': 'bo:\n  name: Bo\n',
  });
  expect(read('blog/2024/01-02-a/index.md')).toBe(text);
  expect(read('blog/authors.yml')).toBe(`${LISTS['blog/authors.yml']}bo:\n  name: Bo\n`);
  expect(read('blog/tags.yml')).toBe(
    `${LISTS['blog/tags.yml']}New one:\n  label: New one\n  permalink: /new-one\n`,
  );
});

test('tags that would share an address get different ones, in any order', async () => {
  const post = (tags: string) => `---\ntitle: A\ndate: 2020-01-02\ntags: ${tags}\n---\n\nText.\n`;
  const {read} = await moved({
    '_posts/2020-01-02-a.md': post("['C++', constructor]"),
    '_posts/2020-01-03-b.md': post("[C, 'C#', Node.js, node js]"),
  });
  expect(parse(read('blog/tags.yml').slice(LISTS['blog/tags.yml'].length))).toEqual({
    'c-plus-plus': {label: 'C++', permalink: '/c-plus-plus'},
    constructor: {label: 'constructor', permalink: '/constructor'},
    c: {label: 'C', permalink: '/c'},
    'c-sharp': {label: 'C#', permalink: '/c-sharp'},
    'node.js': {label: 'Node.js', permalink: '/node-js'},
  });
});

test.each([
  [
    'Gatsby',
    'content/blog/hello/index.md',
    '---\ntitle: Hello\ndate: "2015-05-01T22:12:03.284Z"\n---\nText',
  ],
  [
    'Next',
    '_posts/hello.mdx',
    "---\ntitle: Hello\ndate: '2015-05-01'\nauthor:\n  name: Bo\n  picture: /bo.png\nogImage:\n  url: https://x.example/a.png\n---\nText",
  ],
  ['Hugo', 'content/hello.md', '+++\ntitle = "Hello"\ndate = 2015-05-01\n+++\nText'],
  ['Jekyll', '_posts/2015-05-01-hello.md', '---\ntitle: Hello: there\nlayout: post\n---\nText'],
  ['a plain file', '2015-05-01_hello.md', '# Hello\n\nText'],
])('a post from %s keeps its name and its date', async (_, file, text) => {
  const {report, read} = await moved({[file]: text});
  expect(report).toContain(`${file} -> blog/2015-05-01-hello.md`);
  expect(read(`blog/2015-05-01-hello.${file.endsWith('x') ? 'mdx' : 'md'}`)).toMatch(
    /slug: hello\ndate: 2015-05-01\n/,
  );
});

test('posts of a Ghost export are imported with tags and authors, pages are not', async () => {
  const data = {
    posts: [
      {
        id: '1',
        title: 'One',
        slug: 'one',
        html: '<p>Text <em>of</em> it.</p>',
        status: 'published',
        type: 'post',
        published_at: '2022-01-09T10:00:00.000Z',
        feature_image: '__GHOST_URL__/content/images/a.png',
        custom_excerpt: null,
      },
      {
        id: '2',
        title: 'Two',
        slug: 'two',
        html: '<p><a href="__GHOST_URL__/one/">One</a></p>',
        status: 'draft',
        type: 'post',
        created_at: '2022-02-09T10:00:00.000Z',
      },
      {
        id: '3',
        title: 'About',
        slug: 'about',
        html: '<p>A page.</p>',
        status: 'published',
        type: 'page',
      },
    ],
    tags: [
      {id: 't', name: 'News'},
      {id: 'h', name: '#hidden'},
    ],
    posts_tags: [
      {post_id: '1', tag_id: 't'},
      {post_id: '1', tag_id: 'h'},
    ],
    users: [{id: 'u', name: 'Bo'}],
    posts_authors: [{post_id: '1', author_id: 'u'}],
  };
  const {read, report} = await moved({
    'ghost.json': JSON.stringify({db: [{data}]}),
    'content/images/a.png': 'png',
  });
  expect(report).toContain('2 posts imported: 1 published, 1 draft; 1 file copied');
  const one = read('blog/2022-01-09-one.md');
  expect(one).toContain('authors:\n  - bo\ntags:\n  - news\nimage: /content/images/a.png\n');
  expect(one).toContain('Text *of* it.');
  expect(read('blog/2022-02-09-two.md')).toContain('[One](/blog/one)');
  expect(read('blog/redirects.yml')).toBe('- from: /one\n  to: /blog/one\n');
});

test('posts of a WordPress export are imported, pages and trash are not', async () => {
  const item = (type: string, status: string, name: string) => `<item>
    <title>${name}</title><link>https://old.example/2018/11/${name}/</link><dc:creator>bo</dc:creator>
    <content:encoded><![CDATA[<!-- wp:paragraph --><p>First.</p><!-- /wp:paragraph --><!--more--><h2>Then</h2><p><img src="https://old.example/wp-content/uploads/a.png" alt="A"></p>]]></content:encoded>
    <wp:post_name>${name}</wp:post_name><wp:post_date>2018-11-02 10:00:00</wp:post_date>
    <wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>
    <category domain="category">Uncategorized</category><category domain="post_tag">Snow &amp; ice</category></item>`;
  const {read, has} = await moved(
    {
      'export.xml': `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c" xmlns:dc="d"><channel>${item('post', 'publish', 'one')}${item('page', 'publish', 'page')}${item('post', 'trash', 'gone')}</channel></rss>`,
      'wp-content/uploads/a.png': 'png',
    },
    '--old-site',
    'https://old.example',
  );
  expect(read('blog/2018-11-02-one.md')).toMatch(
    /tags:\n {2}- snow-ice\n---\n\nFirst\.\n\n<!-- truncate -->\n\n## Then\n\n!\[A\]\(\/wp-content\/uploads\/a\.png\)\n$/,
  );
  expect(has('static/wp-content/uploads/a.png')).toBe(true);
  expect(read('blog/redirects.yml')).toBe('- from: /2018/11/one\n  to: /blog/one\n');
});

test('titles and summaries in HTML become plain text', async () => {
  const {read} = await moved({
    'a.md':
      '---\ntitle: "Tea &#038; <b>bread</b>"\nexcerpt: "<p>One\\n two.</p>"\ncoverImage: a.png\ndate: 2019-03-05\n---\nLead <!--more Read on--> Rest',
    'images/a.png': 'png',
  });
  const text = read('blog/2019-03-05-a/index.md');
  expect(text).toContain('title: Tea & bread\ndescription: One two.\n');
  expect(text).toContain('image: ./a.png\n');
  const plain = await moved({
    'b.md': '---\ntitle: A Map<K, V> & more\ndate: 2019-03-05\n---\nText',
  });
  expect(plain.read('blog/2019-03-05-b.md')).toContain('title: A Map<K, V> & more\n');
  expect(text).toContain('Lead\n\n<!-- truncate -->\n\nRest');
});

test('unknown fields stay, and fields that Docusaurus would reject are renamed', async () => {
  const {read, report} = await moved({
    'a.md':
      '---\ntitle: A\npublished: 2019-03-05 23:00:00 -05:00\nlayout: post\ndescription:\nrating: 4.5\nlast_update: never\nkeywords: a, b\n---\nText',
  });
  const text = read('blog/2019-03-05-a.md');
  for (const kept of [
    'layout: post',
    'rating: 4.5',
    'original_last_update: never',
    'keywords:\n  - a\n  - b',
  ]) {
    expect(text).toContain(kept);
  }
  expect(text).not.toContain('description');
  expect(report).toContain('dated 2019-03-05 (from 2019-03-05 23:00:00 -05:00)');
  expect(report).toContain('  published is date');
});

test('a text in a Windows encoding is decoded', async () => {
  const root = site();
  const source = exported({});
  const bytes = Buffer.from([...Buffer.from('# Caf'), 0xe9, ...Buffer.from(' '), 0x96, 0x0a, 0x41]);
  writeFileSync(path.join(source, '2020-01-01-a.md'), bytes);
  expect((await runImport(root, source)).report).toContain('is not UTF-8; read as Windows-1252');
  expect(readFileSync(path.join(root, 'blog/2020-01-01-a.md'), 'utf8')).toMatch(
    /title: Café –\n[^]*\nA\n/,
  );
});

test('no file of this site is overwritten', async () => {
  const root = site({'blog/2019-03-05-a.md': 'Mine.', 'static/p.png': 'mine'});
  const source = exported({
    'posts/2019-03-05-a.md': 'Text',
    'posts/2019-03-05-b.md': '![p](/p.png)',
    'static/p.png': 'theirs',
  });
  const {stdout} = await runImport(root, source);
  expect(stdout).toContain(
    'Files that were here already with other content, and were left unchanged (2)',
  );
  expect(stdout).toContain(
    'blog/2019-03-05-a.md: differs from posts/2019-03-05-a.md, which was not imported',
  );
  expect(stdout).toContain('static/p.png: differs from static/p.png, which was not copied');
  expect(readFileSync(path.join(root, 'static/p.png'), 'utf8')).toBe('mine');
});

test('posts that would break the build are reported and left out', async () => {
  const root = site();
  const source = exported({
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
  [['blog'], 2, /blog holds this blog/],
  [['.'], 2, /holds this blog/],
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
