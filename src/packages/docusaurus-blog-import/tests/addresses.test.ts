import {symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {parse} from 'yaml';
import {cleanUp, exported, filesOf, importFiles, runImport, site} from './sites.js';

afterEach(cleanUp);

const POST = (name: string, more = '') => `---\ntitle: ${name}\ndate: 2020-01-02\n${more}---\n`;

async function redirectsOf(files: Readonly<Record<string, string>>, siteFiles = {}) {
  const root = site({'blog/redirects.yml': '# Old addresses.\n[]\n', ...siteFiles});
  const run = await runImport(root, exported(files));
  expect(run.code, run.stderr + run.report).toBe(0);
  const text = filesOf(root)['blog/redirects.yml'] ?? '';
  const list = (parse(text) ?? []) as readonly {from: string; to: string}[];
  return {...run, redirects: Object.fromEntries(list.map(({from, to}) => [from, to]))};
}

test('each old address leads to one post, and unknown ones are reported', async () => {
  const {redirects, report} = await redirectsOf({
    'posts/a.md': POST('A', 'permalink: /old/a.html\naliases: [/older/a/, /Old/A.html]\n'),
    'posts/b.md': POST('B', 'permalink: /old/a\n'),
    'posts/c.md': POST('C'),
  });
  expect(redirects).toEqual({'/older/a': '/blog/a', '/old/a.html': '/blog/a'});
  expect(report).toContain('its old address /old/a belongs to another post, at /blog/a');
  expect(report).toContain('its old address is unknown');
});

test.each([
  ['the front page', '/', {}],
  ['the list of posts', '/blog', {}],
  ['a tag that the import adds', '/blog/tags/new', {}],
  ['a feed', '/blog/rss.xml', {}],
  ['a page in other letter case', '/About', {'src/pages/about.md': 'A page.'}],
  ['an existing post', '/blog/here', {'blog/2020-01-01-here.md': '---\nslug: here\n---\n'}],
  ['a file', '/feed.json', {'static/feed.json': '{}'}],
  ['an address that no host can serve', '/100%25', {}],
])('no redirect leads away from %s', async (_, address, siteFiles) => {
  const {redirects} = await redirectsOf(
    {
      'posts/a.md': POST('A', `permalink: "${address}"\ntags: [new]\n`),
      'posts/b.md': POST('B', 'permalink: /old/b\n'),
    },
    siteFiles,
  );
  expect(redirects).toEqual({'/old/b': '/blog/b'});
});

test('no redirect leads to a draft or a post of a later day', async () => {
  const {redirects} = await redirectsOf({
    'posts/a.md': POST('A', 'permalink: /old/a\ndraft: true\n'),
    'posts/b.md': POST('B', 'permalink: /old/b\n').replace('2020', '2099'),
  });
  expect(redirects).toEqual({});
});

test.each([
  ['tags', 'tags-2'],
  ['index', 'index-2'],
])('a post called %s is at %s', async (slug, expected) => {
  const {read, report} = await importFiles({'posts/a.md': POST('A', `slug: ${slug}\n`)});
  expect(read(`blog/2020-01-02-${expected}.md`)).toContain(`slug: ${expected}\n`);
  expect(report).toContain(`the address /blog/${slug} is taken`);
});

test.each([
  ['content/posts/2022/05/index.md', '2022-05'],
  ['posts/2015-1-2-x.md', 'x'],
  ['posts/2015/01/02/x.md', 'x'],
])('a post in the file %s gets the slug %s', async (file, slug) => {
  const {has} = await importFiles({[file]: '---\ntitle: A\ndate: 2015-01-02\n---\nText'});
  expect(has(`blog/2015-01-02-${slug}.md`)).toBe(true);
});

test('slugs that differ only in letter case get two addresses', async () => {
  const {has} = await importFiles({
    'posts/a.md': POST('A', 'slug: same\n'),
    'posts/b.md': POST('B', 'slug: SAME\n'),
  });
  expect(has('blog/2020-01-02-same.md') && has('blog/2020-01-02-same-2.md')).toBe(true);
});

const HUGO = 'baseURL = "https://www.old.example/"\n[permalinks]\nposts = "/:year/:filename/"\n';

const HUGO_ADDRESSES = [
  ['[b](/2020/b-post/)', '[b](/blog/b-post)'],
  ['[b](http://old.example/2020/b-post/?x=1#there)', '[b](/blog/b-post?x=1#there)'],
  ['[b](/2020/B-Post/)', '[b](/blog/b-post)'],
  ['[b](../b-post)', '[b](/blog/b-post)'],
  ['[about](/about/)', '[about](https://www.old.example/about/)'],
  ['[about]({{< ref "about" >}}#me)', '[about](https://www.old.example/me/#me)'],
  ['[docs]({{< relref "/docs/guide.md" >}})', '[docs](https://www.old.example/docs/guide/)'],
  ['[docs]({{< ref "docs" >}})', '[docs](https://www.old.example/docs/)'],
  ['one [two]({{< ref "draft.md" >}}) three', 'one two three'],
  ['[secret]({{< ref "secret.md" >}})', 'secret'],
  ['{{< ref "draft.md" >}}', 'draft'],
  ['[gone](../gone.md)', 'gone'],
  ['[bad](http://%20http://b)', 'bad (http://%20http://b)'],
  ['[run](javascript:alert)', 'run (javascript:alert)'],
  ['[bad](/a%zz)', 'bad'],
  ['[pdf](/files/paper%20one.pdf)', '[pdf](/files/paper%20one.pdf)'],
  ['<a href="/files/paper%20one.pdf">x</a>', '<a href="pathname:///files/paper%20one.pdf">x</a>'],
  ['<a href="/2020/b-post/">x</a>', '<a href="/blog/b-post">x</a>'],
  ['![p](https://old.example/img/p.png)', '![p](/img/p.png)'],
  ['![p](https://old.example/img/gone.png)', '![p](https://old.example/img/gone.png)'],
  ['![p](/img/gone.png)', '![p](https://www.old.example/img/gone.png)'],
  ['![p](../../../etc/passwd)', '![p](https://www.old.example/etc/passwd)'],
] as const;

test('addresses are rewritten by the rules of the old site', async () => {
  const {read} = await importFiles({
    'hugo.toml': HUGO,
    'content/posts/a-post.md': POST('A') + HUGO_ADDRESSES.map(([written]) => written).join('\n\n'),
    'content/posts/b-post.md': `${POST('B')}## There\n`,
    'content/posts/draft.md': POST('Draft', 'draft: true\n'),
    'content/about.md': '---\ntitle: About\nurl: /me/\n---\nText',
    'content/secret.md': '---\ntitle: Secret\ndraft: true\n---\nText',
    'content/docs/_index.md': '---\ntitle: Docs\n---\nText',
    'content/docs/guide.md': '---\ntitle: Guide\n---\nText',
    'static/img/p.png': 'png',
    'static/files/paper one.pdf': 'pdf',
  });
  const lines = read('blog/2020-01-02-a-post.md')
    .replace(/^---.*?---\n\n/s, '')
    .trim();
  expect(lines.split('\n\n')).toEqual(HUGO_ADDRESSES.map(([, expected]) => expected));
});

test.each([
  ['url: https://old.example\nbaseurl: /x', '[me](https://old.example/x/about.html)'],
  ['url: https://old.example\npermalink: pretty', '[me](https://old.example/about/)'],
  ['title: Old', 'me'],
])(
  'a link to a page of Jekyll leads to the old site if it is known: %s',
  async (config, expected) => {
    const {read, report} = await importFiles({
      '_config.yml': config,
      '_posts/2020-01-02-a.md': '---\ntitle: A\n---\nSee [me]({% link about.md %}).\n',
      'about.md': '---\ntitle: About\n---\nText',
    });
    expect(read('blog/2020-01-02-a.md')).toContain(`See ${expected}.`);
    expect(report).toContain(
      expected === 'me'
        ? 'blog/2020-01-02-a.md:9: "/about.md" has no page here; the link became plain text'
        : '"/about.md" still links to your old site',
    );
  },
);

test('a missing picture keeps its address, in a form that does not stop the build', async () => {
  const {read, report} = await importFiles({
    'posts/a.md': `${POST('A')}![p](img/gone.png)\n![q](/q.png)\n`,
  });
  expect(read('blog/2020-01-02-a.md')).toContain(
    '![p](pathname://img/gone.png)\n![q](pathname:///q.png)\n',
  );
  expect(report).toContain('"img/gone.png" is not in the folder; its address stays as it was');
});

test('the picture of a post is found by its name alone, or on the old site', async () => {
  const {read, report} = await importFiles(
    {
      'posts/a.md': POST('A', 'image: cover.png\n') + 'Text',
      'posts/b.md': POST('B', 'image: /gone.png\n') + 'Text',
      'theme/img/cover.png': 'png',
    },
    '--old-site',
    'https://old.example',
  );
  expect(read('blog/2020-01-02-a/index.md')).toContain('image: ./cover.png\n');
  expect(read('blog/2020-01-02-b.md')).toContain('image: https://old.example/gone.png\n');
  expect(report).toContain('picture "/gone.png" of the post is not in the folder');
});

test('pictures with equal names stay apart', async () => {
  const {read} = await importFiles({
    'posts/a.md': `${POST('A')}![p](图.png) ![q](画.png) ![r](../x/图.png)\n`,
    'posts/b.md': `${POST('B')}![p](../x/图.png)\n`,
    'posts/图.png': 'one',
    'posts/画.png': 'two',
    'x/图.png': 'three',
  });
  const pictures = [...read('blog/2020-01-02-a/index.md').matchAll(/\]\(\.\/(.*?)\)/g)];
  const contents = pictures.map(([, file]) => read(`blog/2020-01-02-a/${file}`));
  expect(contents).toEqual(['one', 'two', 'three']);
  expect(read('blog/2020-01-02-b/file.png')).toBe('three');
});

test('symbolic links that leave the folder are never followed', async () => {
  const root = site();
  const source = exported({'posts/a.md': `${POST('A')}![p](secret.png) ![q](out/b.png)\n`});
  const outside = exported({'b.png': 'secret'});
  writeFileSync(path.join(outside, 'secret.png'), 'secret');
  symlinkSync(path.join(outside, 'secret.png'), path.join(source, 'posts/secret.png'));
  symlinkSync(outside, path.join(source, 'posts/out'));
  await runImport(root, source);
  expect(Object.values(filesOf(root)).filter((text) => text === 'secret')).toEqual([]);
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
      'posts/a.mdx': POST('A') + WITH_BASE_PATH.map(([written]) => written).join('\n\n'),
      'posts/b.mdx': `${POST('B')}Text`,
      'posts/c.md': `${POST('C', 'mdx: {format: md}\n')}{<a href="/img/p.png">p</a> <iframe src="/img/p.png"></iframe>`,
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
