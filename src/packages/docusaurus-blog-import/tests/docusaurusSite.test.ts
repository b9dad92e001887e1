import {expect, test} from 'vitest';
import {importFiles} from './sites.js';
import {item, rss} from './wordpressExport.js';

const CONFIG = `import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
export default {
  title: 'Old', url: 'https://old.example', baseUrl: '/x/',
  markdown: {format: 'detect'},
  presets: [['classic', {blog: {
    path: 'news', routeBasePath: '/', blogTitle: 'News', blogSidebarCount: 7,
    remarkPlugins: [[npm2yarn, {sync: true}], 'remark-not-here'],
  }}]],
  plugins: [['@docusaurus/plugin-content-blog', {id: 'two', path: 'second', routeBasePath: 'second'}]],
};
`;

const POST_B = '---\ntitle: B\nslug: b\ndate: 2020-01-03\n---\n\nText.\n';

test('the route and the settings of a Docusaurus blog are read', async () => {
  const {report, read, has} = await importFiles({
    'docusaurus.config.js': CONFIG,
    'news/2020-01-02-a.md':
      '---\ntitle: A\n---\n\nMap<K, V> and [b](/x/b) and [docs](/x/docs/intro)\n',
    'news/b.md': POST_B,
    'second/2020-01-04-c.md': '---\ntitle: C\n---\n\nText.\n',
  });
  expect(read('blog/redirects.yml')).toBe(
    '- from: /x/2020/01/02/a\n  to: /blog/2020/01/02/a\n- from: /x/b\n  to: /blog/b\n',
  );
  expect(read('blog/2020-01-02-a.md')).toContain(
    'Map<K, V> and [b](/blog/b) and [docs](https://old.example/x/docs/intro)\n',
  );
  for (const setting of [
    'blogTitle: "News"',
    'blogSidebarCount: 7',
    'markdown: {"format":"detect","remarkPlugins":[["@docusaurus/remark-plugin-npm2yarn",{"sync":true}]]}',
  ]) {
    expect(report).toContain(`The old site sets ${setting}; add it`);
  }
  expect(report).toContain('npm install remark-not-here');
  expect(report).toContain('2 redirects from routeBasePath "/" in docusaurus.config.js');
  expect(report).toContain('the blog in second/; import it with --blog second');
  expect(has('blog/2020-01-04-c.md')).toBe(false);
});

test('--blog selects a blog of the old site', async () => {
  const {has, read} = await importFiles(
    {
      'docusaurus.config.js': CONFIG,
      'news/2020-01-02-a.md': 'Text.',
      'second/2020-01-04-c.md': '---\ntitle: C\n---\n\nText.\n',
      'second/2020-01-05-d.md': '---\ntitle: D\nslug: d\n---\n\n[c](/x/second/2020/01/04/c)\n',
      'second/2020-01-06-e.md': '---\ntitle: E\nslug: /e/\n---\n\n[d](/x/second/d)\n',
    },
    '--blog',
    'second',
  );
  expect(has('blog/2020-01-02-a.md')).toBe(false);
  expect(read('blog/redirects.yml')).toBe(
    [
      ...['- from: /x/second/2020/01/04/c', '  to: /blog/2020/01/04/c'],
      ...['- from: /x/second/d', '  to: /blog/d'],
      ...['- from: /x/second/e', '  to: /blog/e', ''],
    ].join('\n'),
  );
  expect(read('blog/2020-01-06-e.md')).toContain('[d](/blog/d)');
});

test('files in static/ and components in src/ keep their paths, and posts stay unchanged', async () => {
  const text =
    "import Chip from '@site/src/components/Chip';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\n\n![a](../static/img/a.png) ![b](/img/b.png) <Chip />\n\n<img src={require('@site/static/img/e.png').default} />\n\n<img src={useBaseUrl('img/f.png')} />\n";
  const copied = {
    'src/components/Chip/index.js':
      "import './chip.css';\nconst c = require('@site/static/img/c.svg').default;\nexport default () => c;\n",
    'src/components/Chip/chip.css': '.chip {background: url(chip.png)}',
    'src/components/Chip/chip.png': 'chip',
    'static/img/a.png': 'a',
    'static/img/b.png': 'b',
    'static/img/c.svg': 'c',
    'static/img/e.png': 'e',
    'static/img/f.png': 'f',
  };
  const inWebsite = Object.entries(copied).map(([file, content]) => [`website/${file}`, content]);
  const {has, read} = await importFiles({
    'website/docusaurus.config.js': "module.exports = {title: 'A', presets: ['classic']};",
    'website/blog/2020-01-02-a.mdx': text,
    ...Object.fromEntries(inWebsite),
  });
  expect(read('blog/2020-01-02-a.mdx')).toBe(text);
  expect(Object.keys(copied).filter((file) => !has(file))).toEqual([]);
});

test('links, pictures and imports in MDX files that posts import are rewritten', async () => {
  const part = "[b](/x/b) ![p](./p.png) <Chip />\n\n{require('@site/static/code.txt').default}\n";
  const head = "import Chip from '@site/src/Chip';\n\n";
  const {read, has, report} = await importFiles({
    'docusaurus.config.js': CONFIG,
    'static/code.txt': '',
    'src/Chip.js': 'export default () => null;\n',
    'docs/_far.mdx': '[b](/x/b) and [gone](/x/docs/gone)\n',
    'news/_near.mdx': head + part,
    'news/p.png': 'png',
    'news/2020-01-02-a.mdx':
      "import Near from './_near.mdx';\nimport Far from '@site/docs/_far.mdx';\n\n<Near /> <Far />\n",
    'news/2020/c.mdx': "import Near from '@site/news/_near.mdx';\n\n<Near />\n",
    'news/b.md': POST_B,
    'news/d.md': '[b](@site/news/b.md) ![p](@site/news/p.png)\n',
  });
  expect(read('blog/d.md')).toMatch(/\[b\]\(\/blog\/b\) !\[p\]\(@site\/blog\/p.png\)\n$/);
  expect(read('blog/_near.mdx')).toBe(head + part.replace('/x/b', '/blog/b'));
  expect(read('blog/_parts/docs/_far.mdx')).toBe(
    '[b](/blog/b) and [gone](https://old.example/x/docs/gone)\n',
  );
  // The old folder `news` becomes `blog`, so this import gets a relative path.
  expect(read('blog/2020/c.mdx')).toContain("import Near from '../_near.mdx';");
  expect(has('blog/p.png') && has('src/Chip.js') && has('static/code.txt')).toBe(true);
  expect(report).toContain('blog/_parts/docs/_far.mdx:1: "/x/docs/gone" still links');
  expect(report).not.toContain('Left out: docs/_far.mdx');
});

test('a post that is not valid MDX becomes CommonMark; an invalid MDX file that posts import is copied unchanged', async () => {
  const {report, read} = await importFiles({
    'blog/authors.yml': '{}',
    'blog/_part.mdx': '{{a: 1} [b](./gone.md)\n',
    'blog/2020-01-02-a.md': '---\ntitle: A\n---\n\nA template: {{name: 1}}\n',
  });
  expect(read('blog/_part.mdx')).toBe('{{a: 1} [b](./gone.md)\n');
  expect(read('blog/2020-01-02-a.md')).toContain('mdx: {format: md}\n');
  expect(report).toContain('read as plain Markdown');
});

test('WordPress pages are imported on request', async () => {
  const about = item({
    title: 'About me',
    link: 'https://old.example/about-me/',
    'content:encoded':
      '<p>See <a href="https://old.example/one/">one</a>. <img src="https://old.example/a.png" alt="A"></p>',
    'wp:post_id': '8',
    'wp:post_type': 'page',
  });
  const files = {
    'export.xml': rss(about, item({link: 'https://old.example/one/'})),
    'a.png': 'png',
  };
  const without = await importFiles(files, '--old-site', 'https://old.example');
  expect(without.report).toContain('Left out: 1 page (add --pages)');
  expect(without.has('src/pages/about-me.mdx')).toBe(false);
  const {report, read} = await importFiles(files, '--pages', '--old-site', 'https://old.example');
  expect(report).toContain('1 page;');
  expect(read('src/pages/about-me.mdx')).toContain(
    '# About me\n\nSee [one](/blog/one). ![A](/a.png)\n',
  );
});

test('root-relative addresses get the base path of the old site, except in HTML elements', async () => {
  const {read} = await importFiles({
    'docusaurus.config.js': CONFIG,
    'news/2020-01-02-a.mdx':
      '---\ntitle: A\n---\n\n[about](/about) [whole](/x/about#me) [home](/x) [b](/b)\n\n<b>in</b> <a href="/about">HTML</a> ![gone](/img/gone.png)\n',
    'news/b.md': POST_B,
  });
  expect(read('blog/2020-01-02-a.mdx')).toContain(
    '[about](https://old.example/x/about) [whole](https://old.example/x/about#me) [home](https://old.example/x) [b](/blog/b)\n\n<b>in</b> <a href="https://old.example/about">HTML</a> ![gone](https://old.example/x/img/gone.png)\n',
  );
});
