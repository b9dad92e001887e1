import {expect, test} from 'vitest';
import {exported, filesOf, importFiles, runImport, site} from './sites.js';

/** Returns front matter with a title, a date and more lines. */
const frontMatter = (title: string, more = '') =>
  `---\ntitle: ${title}\ndate: 2020-01-02\n${more}---\n`;

test('links with a WordPress post id (`?p=1`) lead to that post, not to the home page', async () => {
  const item = (id: number, link: string, status = 'publish') =>
    `<item><title>Post ${id}</title><link>https://old.example/${link}</link><content:encoded><![CDATA[<p><a href="https://old.example/?p=1">one</a> <a href="/?p=2#x">two</a> <a href="/?p=3">three</a> <a href="/?p=4">four</a></p>]]></content:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date>2020-01-02 10:00:00</wp:post_date><wp:post_name>post-${id}</wp:post_name><wp:post_type>post</wp:post_type><wp:status>${status}</wp:status></item>`;
  const {read} = await importFiles(
    {
      'export.xml': `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c" xmlns:dc="d"><channel><link>https://old.example</link>${item(1, 'one/')}${item(2, '?p=2')}${item(3, '?p=3', 'draft')}</channel></rss>`,
    },
    '--old-site',
    'https://old.example',
  );
  expect(read('blog/2020-01-02-post-1.md')).toContain(
    '[one](/blog/post-1) [two](/blog/post-2#x) three [four](https://old.example/?p=4)',
  );
});

const WITH_BASE_PATH = [
  ['<img src="/img/p.png" />', '<img src="/base/img/p.png" />'],
  ['<img src="/img/gone.png" />', '<img src="/img/gone.png" />'],
  ['<b>x</b> <a href="/blog/b#x">b</a>', '<b>x</b> <a href="/base/blog/b#x">b</a>'],
  ['<b>x</b> <a href="/blog">all</a>', '<b>x</b> <a href="/base/blog">all</a>'],
  ['<b>x</b> <a href="/blog/rss.xml">f</a>', '<b>x</b> <a href="/base/blog/rss.xml">f</a>'],
  ['<b>x</b> <a href="/img/p.png">p</a>', '<b>x</b> <a href="/base/img/p.png">p</a>'],
  ['[b](/blog/b) ![p](/img/p.png)', '[b](/blog/b) ![p](/img/p.png)'],
  [
    '<Admonition icon="/img/p.png" src="/img/p.png" />',
    '<Admonition icon="/img/p.png" src="/img/p.png" />',
  ],
] as const;

test('addresses in HTML elements get the base path, which Docusaurus does not add', async () => {
  const root = site({
    'docusaurus.config.js':
      "export default {title: 'A', url: 'https://a.example', baseUrl: '/base/', presets: ['classic']};",
  });
  const run = await runImport(
    root,
    exported({
      'posts/a.mdx': frontMatter('A') + WITH_BASE_PATH.map(([written]) => written).join('\n\n'),
      'posts/b.mdx': `${frontMatter('B')}Text`,
      'posts/c.md': `${frontMatter('C', 'mdx: {format: md}\n')}{<a href="/img/p.png">p</a> <iframe src="/img/p.png"></iframe>`,
      'static/img/p.png': 'png',
    }),
  );
  expect(run.code, run.stderr + run.report).toBe(0);
  const files = filesOf(root);
  const lines = files['blog/2020-01-02-a.mdx']?.replace(/^---.*?---\n\n/s, '').trim();
  expect(lines?.split('\n\n')).toEqual(WITH_BASE_PATH.map(([, expected]) => expected));
  expect(files['blog/2020-01-02-c.md']).toContain(
    '{<a href="pathname:///img/p.png">p</a> <iframe src="/base/img/p.png"></iframe>',
  );
});

test('links and pictures of a Jekyll site with a base path keep it only on the old site', async () => {
  const {read, has} = await importFiles({
    '_config.yml': "url: https://a.example\nbaseurl: /b\nexcerpt_separator: '<!--cut-->'\n",
    '_posts/2020-01-01-a.md': `${frontMatter('A')}Text`,
    '_posts/2020-01-02-b.md': `${frontMatter('B')}Intro

<!--cut-->

[a]({{ site.baseurl }}{% post_url 2020-01-01-a %}) [home]({{ '/' | relative_url }}) [about]({{ site.url }}{{ site.baseurl }}/about/) [tag]({{ '/tag/' | absolute_url }}) [other](/other/) ![p]({{ site.baseurl }}/img/p.png) ![gone]({{ '/gone.png' | prepend: site.baseurl }})`,
    'img/p.png': 'png',
  });
  expect(read('blog/2020-01-02-b.md')).toContain(
    '<!-- truncate -->\n\n\n\n[a](/blog/a) [home](/) [about](https://a.example/b/about/) [tag](https://a.example/b/tag/) [other](https://a.example/other/) ![p](/img/p.png) ![gone](https://a.example/b/gone.png)',
  );
  expect(has('static/img/p.png')).toBe(true);
});

test('old addresses are found for Substack, and if the configuration begins with a byte-order mark', async () => {
  const redirectsOf = async (files: Readonly<Record<string, string>>) =>
    (await importFiles(files)).read('blog/redirects.yml');
  const hugo = {
    'hugo.toml': '\uFEFFbaseURL = "https://a.example"',
    'content/posts/a.md': frontMatter('A'),
  };
  expect(await redirectsOf(hugo)).toContain('from: /posts/a\n');
  const substack = {
    'posts.csv': 'post_id,post_date,is_published,title\n1.a-b,2021-05-06T07:08:09.000Z,true,A\n',
    'posts/1.a-b.html': '<p>Text</p>',
  };
  expect(await redirectsOf(substack)).toContain('from: /p/a-b\n');
});
