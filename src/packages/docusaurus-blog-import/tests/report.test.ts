import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {cleanUp, exported, ghostExport, importFiles, runImport, site} from './sites.js';

afterEach(cleanUp);

const POST = '---\ntitle: A\ndate: 2020-01-01\n---\n\nText.\n';

test('links to every address that the old site had stay within this site', async () => {
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

test('the report counts posts that got the default author', async () => {
  const {report} = await importFiles({'posts/a.md': POST});
  expect(report).toContain('1 post without an author got "founder"');
});

test('a report is put above earlier reports', async () => {
  const root = site();
  await runImport(root, exported({'posts/a.md': POST}));
  await runImport(root, exported({'posts/b.md': POST}));
  const report = readFileSync(path.join(root, 'import-report.txt'), 'utf8');
  expect(report.indexOf('posts/b.md -> ')).toBeGreaterThan(0);
  expect(report.indexOf('posts/a.md -> ')).toBeGreaterThan(report.indexOf('posts/b.md -> '));
});

test('the report counts rewritten addresses, drafts and links to the old site', async () => {
  const {report} = await importFiles(
    {
      'posts/a.md': POST.replace('Text.', '[about](/about)'),
      'posts/b.md': '---\ndate: 2020-01-02\npublished: false\n---\n[x](/x/) [y](/y/)\n',
      'archive.html': '---\nlayout: page\n---\n',
    },
    '--old-site',
    'https://old.example',
  );
  expect(report).toContain('1 address of links and pictures rewritten');
  expect(report).toContain('2 addresses of links and pictures rewritten');
  expect(report).toContain('is a draft here, because of "published: false"');
  expect(report).toContain('"/about" still links to your old site');
  expect(report).toContain('Left out, because they are not posts (1): archive.html\n');
  expect(report).toContain('\nLeft out: archive.html\n');
});

test('the report lists the changes to each file', async () => {
  const {report} = await importFiles({
    'posts/a.md':
      '---\ntitle: A\nauthor: founder\naliases: []\npubDate: 2020-01-02\npermalink: /old/\n---\n\nText\n',
    'ghost.json': ghostExport({
      posts: [
        {
          ...{id: '1', title: 'One', slug: 'one', html: '<p>1</p>', status: 'published'},
          ...{published_at: '2020-01-03', updated_at: '2020-01-04'},
        },
      ],
    }),
  });
  expect(report).toContain(
    [
      'posts/a.md -> blog/2020-01-02-a.md',
      '  field "pubDate" renamed to "date"',
      '  field "author" renamed to "authors"',
      '  redirect from /old',
      'ghost.json#one -> blog/2020-01-03-one.md',
      '  redirect from /one',
      '',
    ].join('\n'),
  );
});

test('the report lists tags that were merged with another word', async () => {
  const {report, read} = await importFiles({
    'posts/a.md': POST.replace('date', 'tags: [Cloud, CLOUDS, news, new]\ndate'),
  });
  expect(read('blog/2020-01-01-a.md')).toContain('tags:\n  - clouds\n  - news\n  - new\n');
  expect(report).toContain('the tag "Cloud" was merged with "clouds"');
  expect(report).not.toContain('"CLOUDS"');
});
