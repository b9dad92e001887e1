import {symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readTargetSite} from '../src/TargetSite.js';
import {importBlog} from '../src/importBlog.js';
import {exported, filesOf, importFiles, runImport, site} from './sites.js';

/** Returns front matter with a title, a date and more lines. */
const frontMatter = (title: string, more = '') =>
  `---\ntitle: ${title}\ndate: 2020-01-02\n${more}---\n`;

async function redirectsOf(files: Readonly<Record<string, string>>, siteFiles = {}) {
  const root = site({'blog/redirects.yml': '# Old addresses.\n[]\n', ...siteFiles});
  const run = await runImport(root, exported(files));
  expect(run.code, run.stderr + run.report).toBe(0);
  const text = filesOf(root)['blog/redirects.yml'] ?? '';
  const list = (parse(text) ?? []) as readonly {from: string; to: string}[];
  return {...run, redirects: Object.fromEntries(list.map(({from, to}) => [from, to]))};
}

test('each old address leads to one post, and unknown old addresses are reported', async () => {
  const {redirects, report} = await redirectsOf({
    'posts/a.md': frontMatter('A', 'permalink: /old/a.html\naliases: [/older/a/, /Old/A.html]\n'),
    'posts/b.md': frontMatter('B', 'permalink: /old/a\n'),
    'posts/c.md': frontMatter('C'),
  });
  expect(redirects).toEqual({'/older/a': '/blog/a', '/old/a.html': '/blog/a'});
  expect(report).toContain('its old address /old/a already redirects to /blog/a');
  expect(report).toContain('its old address is unknown');
});

test.each([
  ['the front page', '/', {}],
  ['the list of posts', '/blog', {}],
  ['a tag that the import adds', '/blog/tags/new', {}],
  ['a feed', '/blog/rss.xml', {}],
  ['a page whose address differs only in letter case', '/About', {'src/pages/about.md': 'A page.'}],
  ['an existing post', '/blog/here', {'blog/2020-01-01-here.md': '---\nslug: here\n---\n'}],
  ['a file', '/feed.json', {'static/feed.json': '{}'}],
  ['an address that no host can serve', '/100%25', {}],
])('no redirect leads away from %s', async (_, address, siteFiles) => {
  const {redirects} = await redirectsOf(
    {
      'posts/a.md': frontMatter('A', `permalink: "${address}"\ntags: [new]\n`),
      'posts/b.md': frontMatter('B', 'permalink: /old/b\n'),
    },
    siteFiles,
  );
  expect(redirects).toEqual({'/old/b': '/blog/b'});
});

test('no redirect leads to a draft or to a post dated in the future', async () => {
  const {redirects} = await redirectsOf({
    'posts/a.md': frontMatter('A', 'permalink: /old/a\ndraft: true\n'),
    'posts/b.md': frontMatter('B', 'permalink: /old/b\n').replace('2020', '2099'),
  });
  expect(redirects).toEqual({});
});

test('a post dated in the future becomes a draft, unless the site schedules posts', async () => {
  const files = {
    'posts/a.md': frontMatter('A', 'unlisted: true\n').replace('2020-01-02', '2031-01-01'),
    'posts/b.md': `${frontMatter('B')}[a](a.md)`,
  };
  const {read, report} = await importFiles(files);
  const post = read('blog/2031-01-01-a.md');
  expect(post).toContain('draft: true\n');
  expect(post).not.toContain('unlisted');
  expect(report).toContain('is a draft here, because 2031-01-01 is in the future');
  const root = site();
  await importBlog({
    from: exported(files),
    site: {...readTargetSite(root), schedulesPosts: true},
    now: Date.parse('2026-01-01'),
  });
  expect(filesOf(root)['blog/2031-01-01-a.md']).not.toContain('draft');
  expect(filesOf(root)['blog/2020-01-02-b.md']).toMatch(/\na\n$/);
});

test('a Docusaurus post dated in the future stays public on a site without scheduling', async () => {
  const text = '---\ntitle: A\n---\n\nText\n';
  const {read, report} = await importFiles({
    'docusaurus.config.js': '',
    'blog/2031-01-01-a.md': text,
    'blog/2020-01-01-b.md': '# B\n\n[a](/blog/2031/01/01/a)\n',
  });
  expect(read('blog/2031-01-01-a.md')).toBe(text);
  expect(read('blog/2020-01-01-b.md')).toContain('[a](/blog/2031/01/01/a)');
  expect(report).not.toContain('(appears on');
});

test.each([
  ['tags', 'tags-2'],
  ['index', 'index-2'],
])('a post with the reserved slug %s gets the slug %s', async (slug, expected) => {
  const {read, report} = await importFiles({'posts/a.md': frontMatter('A', `slug: ${slug}\n`)});
  expect(read(`blog/2020-01-02-${expected}.md`)).toContain(`slug: ${expected}\n`);
  expect(report).toContain(`the address /blog/${slug} is taken`);
});

test.each([
  ['content/posts/2022/05/index.md', '2022-05'],
  ['posts/2015-1-2-x.html.md', 'x'],
  ['posts/2015-01-02.md', '2015-01-02'],
  ['posts/2015-1-12.md', '2015-1-12'],
  ['posts/2015/01/02/x.md', 'x'],
])('a post in the file %s gets the slug %s', async (file, slug) => {
  const {has} = await importFiles({[file]: '---\ntitle: A\ndate: 2015-01-02\n---\nText'});
  expect(has(`blog/2015-01-02-${slug}.md`)).toBe(true);
});

test('an old address that contains # gets no redirect, but links to it are rewritten', async () => {
  const {read, report} = await importFiles({
    '_config.yml': 'permalink: /:categories/:title.html',
    '_posts/2020-01-02-a.md': '---\ntitle: A\ncategories: [C#]\n---\nText',
    '_posts/2020-01-02-b.md': '---\ntitle: B\n---\n[a](/c%23/a.html)',
  });
  expect(read('blog/2020-01-02-b.md')).toContain('[a](/blog/a)');
  expect(report).toContain('no redirect from /c#/a.html');
  expect(read('blog/redirects.yml')).not.toContain('from: /c\n');
});

test('files whose names contain % or # are imported, and links to them are rewritten', async () => {
  const {read, report} = await importFiles({
    'posts/100% C#.md': '---\ntitle: C sharp\n---\n[b](b-post.md) [x](x.md) [y](/about/)',
    'posts/F#.md': frontMatter('F') + 'Text',
    'posts/b-post.md': frontMatter('B') + '[f](F%23.md) [gone](/2020/gone/)',
  });
  expect(read('blog/2020-01-02-b-post.md')).toContain('[f](/blog/f) gone');
  expect(read('blog/2020-01-02-f.md')).toContain('title: F\n');
  expect(report).toMatch(/posts\/100% C#\.md -> .*-100-c\.md/);
});

test('a long file name is cut', async () => {
  const {read} = await importFiles({
    [`posts/${'語'.repeat(84)}.md`]: frontMatter('A') + '![p](p.png)',
    [`posts/${'語'.repeat(83)}.md`]: `${frontMatter('B')}[a](${'語'.repeat(84)}.md)`,
    'posts/p.png': 'png',
  });
  const name = '語'.repeat(60);
  expect(read(`blog/2020-01-02-${name}.md`)).toContain(`[a](/blog/${name}-2)`);
  expect(read(`blog/2020-01-02-${name}-2/p.png`)).toBe('png');
});

test.each([
  ['', 'alpha/index.en.md', 'alpha'],
  ['', 'alpha/index.de.md', 'alpha.de'],
  ['', 'alpha/index.zh-hant-tw.md', 'alpha.zh-hant-tw'],
  ['defaultContentLanguage = "de"', 'alpha/index.de.md', 'alpha'],
  ['defaultContentLanguage = "de"\n[languages]\nde = {}\nen = {}', 'alpha/index.en.md', 'alpha.en'],
  ['', '2020-01-02-alpha.en.md', 'alpha'],
  ['', 'node.js.md', 'node.js'],
  ['', '2020-01-02T10:20:30.000Z_tea.md', 'tea'],
])('on a Hugo site with %j, the post %s gets the slug %s', async (config, file, slug) => {
  const {has} = await importFiles({
    'hugo.toml': config,
    [`content/posts/${file}`]: frontMatter('A'),
  });
  expect(has(`blog/2020-01-02-${slug}.md`)).toBe(true);
});

test('posts of a blog at the root do not take the addresses of pages', async () => {
  const root = site({
    'docusaurus.config.js':
      "export default {title: 'A', url: '', presets: [['classic', {blog: {routeBasePath: '/'}}]]};",
    'src/pages/about.js': '',
  });
  const {report} = await runImport(root, exported({'posts/about.md': frontMatter('A')}));
  expect(Object.keys(filesOf(root))).toContain('blog/2020-01-02-about-2.md');
  expect(report).toContain('the address /about is taken; the post is at /about-2');
  const docusaurus = exported({'docusaurus.config.js': '', 'blog/about.md': frontMatter('A')});
  expect((await runImport(root, docusaurus)).report).toContain(
    'blog/about.md: this site has a page there; change the slug',
  );
});

test('slugs that differ only in letter case get two addresses', async () => {
  const {has} = await importFiles({
    'posts/a.md': frontMatter('A', 'slug: same\n'),
    'posts/b.md': frontMatter('B', 'slug: SAME\n'),
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
  ['[bad](http://%20http://b)', 'bad (`http://%20http://b`)'],
  ['See https://x.example:100000 now', 'See `https://x.example:100000` now'],
  ['[run](javascript:alert)', 'run (`javascript:alert`)'],
  ['[bad](/a%zz)', 'bad'],
  ['[pdf](/files/paper%20one.pdf)', '[pdf](/files/paper%20one.pdf)'],
  ['[b]({filename}b-post.md)', '[b](/blog/b-post)'],
  ['![p]({static}/img/p.png)', '![p](/img/p.png)'],
  ['<a href="/files/paper%20one.pdf">x</a>', '<a href="pathname:///files/paper%20one.pdf">x</a>'],
  ['<a href="/2020/b-post/">x</a>', '<a href="/blog/b-post">x</a>'],
  ['![p](https://old.example/img/p.png)', '![p](/img/p.png)'],
  ['![p](https://old.example/img/gone.png)', '![p](https://old.example/img/gone.png)'],
  ['![p](/img/gone.png)', '![p](https://www.old.example/img/gone.png)'],
  ['![p](../../../etc/passwd)', '![p](https://www.old.example/etc/passwd)'],
] as const;

test('addresses are rewritten using the rules of the old site', async () => {
  const {read} = await importFiles({
    'hugo.toml': HUGO,
    'content/posts/a-post.md':
      frontMatter('A') + HUGO_ADDRESSES.map(([written]) => written).join('\n\n'),
    'content/posts/b-post.md': `${frontMatter('B')}## There\n`,
    'content/posts/draft.md': frontMatter('Draft', 'draft: true\n'),
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
])('a link to a Jekyll page leads to the old site if it is known: %s', async (config, expected) => {
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
});

test('a link to a page with the name of a post leads to the old site', async () => {
  const links = [
    ['/projects/my-tool/', 'https://old.example/projects/my-tool/'],
    ['/2019/03/my-tool/', '/blog/my-tool'],
    ['/my-tool', '/blog/my-tool'],
    ['/open-source/my-tool.html', '/blog/my-tool'],
    ['/blog/my-tool', '/blog/my-tool'],
  ];
  const {read, report} = await importFiles(
    {
      'posts/a.md': frontMatter('A') + links.map(([from = '']) => `[t](${from})`).join('\n'),
      'posts/my-tool.md': frontMatter('B', 'tags: [Open source]\n'),
    },
    '--old-site',
    'https://old.example',
  );
  const expected = links.map(([, to = '']) => `[t](${to})`).join('\n');
  expect(read('blog/2020-01-02-a.md')).toContain(expected);
  expect(report).toContain('"/projects/my-tool/" still links to your old site');
});

test('a missing picture keeps its address, in a form that does not stop the build', async () => {
  const {read, report} = await importFiles({
    'posts/a.md': `${frontMatter('A')}![p](img/gone.png)\n![q](/q.png)\n`,
  });
  expect(read('blog/2020-01-02-a.md')).toContain(
    '![p](pathname://img/gone.png)\n![q](pathname:///q.png)\n',
  );
  expect(report).toContain('"img/gone.png" is not in the folder; its address stays as it was');
});

test('the picture of a post is found by its name alone, or on the old site', async () => {
  const {read, report} = await importFiles(
    {
      'posts/a.md': frontMatter('A', 'image: cover.png\n') + 'Text',
      'posts/b.md': frontMatter('B', 'image: /gone.png\n') + 'Text',
      'posts/c.md': frontMatter('C', 'image: "http://[bad"\n') + 'Text',
      'theme/img/cover.png': 'png',
    },
    '--old-site',
    'https://old.example',
  );
  expect(read('blog/2020-01-02-a/index.md')).toContain('image: ./cover.png\n');
  expect(read('blog/2020-01-02-b.md')).toContain('image: https://old.example/gone.png\n');
  expect(report).toContain('picture "/gone.png" of the post is not in the folder');
  expect(read('blog/2020-01-02-c.md')).not.toContain('image:');
});

test('pictures with the same name are kept apart, and a picture of two posts is copied for both', async () => {
  const {read} = await importFiles({
    'posts/a.md': `${frontMatter('A')}![p](图.png) ![q](画.png) ![r](../x/图.png)\n`,
    'posts/b.md': `${frontMatter('B')}![p](../x/图.png)\n`,
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
  const source = exported({'posts/a.md': `${frontMatter('A')}![p](secret.png) ![q](out/b.png)\n`});
  const outside = exported({'b.png': 'secret'});
  writeFileSync(path.join(outside, 'secret.png'), 'secret');
  symlinkSync(path.join(outside, 'secret.png'), path.join(source, 'posts/secret.png'));
  symlinkSync(outside, path.join(source, 'posts/out'));
  await runImport(root, source);
  expect(Object.values(filesOf(root)).filter((text) => text === 'secret')).toEqual([]);
});
