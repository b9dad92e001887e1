import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {exported, filesOf, ghostExport, importFiles, runImport, site} from './sites.js';

const POST = '---\ntitle: A\ndate: 2020-01-01\n---\n\nText.\n';

test('links to any address that the old site had lead to this site', async () => {
  const {read} = await importFiles(
    {
      'posts/a.md': POST.replace(
        'Text.',
        '[b](https://old.example/old/b/) [b](http://earlier.example/old/b/) [x](https://earlier.example/x)',
      ),
      'posts/b.md': '---\ndate: 2020-01-02\npermalink: /old/b/\n---\nText\n',
    },
    '--old-site',
    'https://old.example',
    '--old-site',
    'https://www.earlier.example',
  );
  expect(read('blog/2020-01-01-a.md')).toContain(
    '[b](/blog/b) [b](/blog/b) [x](https://earlier.example/x)\n',
  );
});

test('a report is put above earlier reports', async () => {
  const root = site();
  await runImport(root, exported({'posts/a.md': POST}));
  await runImport(root, exported({'posts/b.md': POST}));
  const report = readFileSync(path.join(root, 'import-report.txt'), 'utf8');
  expect(report.indexOf('posts/b.md -> ')).toBeGreaterThan(0);
  expect(report.indexOf('posts/a.md -> ')).toBeGreaterThan(report.indexOf('posts/b.md -> '));
});

test('the report lists drafts, links to the old site, and what was left out', async () => {
  const {report} = await importFiles(
    {
      'posts/a.md': POST.replace('Text.', '[about](/about)'),
      'posts/b.md': '---\ndate: 2020-01-02\npublished: false\n---\n[x](/x/) [y](/y/)\n',
      'archive.html': '---\nlayout: page\n---\n',
    },
    '--old-site',
    'https://old.example',
  );
  expect(report).toContain('2 posts without an author got "founder"');
  expect(report).toContain('is a draft here, because of "published: false"');
  expect(report).toContain('"/about" still links to your old site');
  expect(report).toContain('Left out, because they are not posts (1): archive.html\n');
  expect(report).toContain('\nLeft out: archive.html\n');
});

test('the report lists each file with its redirects', async () => {
  const {report} = await importFiles({
    'posts/a.md': POST.replace('title: A', 'permalink: /old/'),
    'ghost.json': ghostExport({
      posts: [
        {
          id: '1',
          title: 'One',
          slug: 'one',
          html: '<p>1</p>',
          status: 'published',
          published_at: '2020-01-03',
        },
      ],
    }),
  });
  expect(report).toContain(
    'posts/a.md -> blog/2020-01-01-a.md\n  redirect from /old\nghost.json#one -> blog/2020-01-03-one.md\n  redirect from /one\n',
  );
});

test('a second run does not import a post again if a picture was added to the post since', async () => {
  const root = site();
  const post = '---\ntitle: A\ndate: 2020-01-02\n---\nText';
  await runImport(root, exported({'posts/a.md': post}));
  const {stdout} = await runImport(
    root,
    exported({'posts/a.md': `${post} ![p](p.png)`, 'posts/p.png': 'x'}),
  );
  expect(stdout).toContain('blog/2020-01-02-a.md: differs from posts/a.md');
  expect(Object.keys(filesOf(root))).not.toContain('blog/2020-01-02-a/index.md');
});
