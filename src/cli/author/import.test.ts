import {cpSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {filesOf, runAuthor} from '../../../tests/support/authorCopy';
import {
  cleanUp,
  sourceBlog,
  importFiles,
  removeAfterTest,
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
  removeAfterTest(source);
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

test('posts of a Ghost export are imported with tags and authors; pages are left out', async () => {
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
  const {read, report} = await importFiles({
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

test('titles and summaries in HTML become plain text', async () => {
  const {read} = await importFiles({
    'a.md':
      '---\ntitle: "Tea &#038; <b>bread</b>"\nexcerpt: "<p>One\\n two.</p>"\ncoverImage: a.png\ndate: 2019-03-05\n---\nLead <!--more Read on--> Rest',
    'images/a.png': 'png',
  });
  const text = read('blog/2019-03-05-a/index.md');
  expect(text).toContain('title: Tea & bread\ndescription: One two.\n');
  expect(text).toContain('image: ./a.png\n');
  const plain = await importFiles({
    'b.md': '---\ntitle: A Map<K, V> & more\ndate: 2019-03-05\n---\nText',
  });
  expect(plain.read('blog/2019-03-05-b.md')).toContain('title: A Map<K, V> & more\n');
  expect(text).toContain('Lead\n\n<!-- truncate -->\n\nRest');
});

test('unknown fields stay, and fields that Docusaurus would reject are renamed', async () => {
  const {read, report} = await importFiles({
    'a.md':
      '---\ntitle: A\npublished: 2019-03-05 23:00:00 -05:00\nlayout: post\ndescription:\nrating: 4.5\nlast_update: never\nkeywords: a, b\n---\nText',
  });
  const text = read('blog/2019-03-05-a.md');
  for (const field of [
    'layout: post',
    'rating: 4.5',
    'original_last_update: never',
    'keywords:\n  - a\n  - b',
  ]) {
    expect(text).toContain(field);
  }
  expect(text).not.toContain('description');
  expect(report).toContain('dated 2019-03-05 (from 2019-03-05 23:00:00 -05:00)');
  expect(report).toContain('  field "published" renamed to "date"');
});

test('no file of this site is overwritten', async () => {
  const root = site({'blog/2019-03-05-a.md': 'Mine.', 'static/p.png': 'mine'});
  const source = sourceBlog({
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
