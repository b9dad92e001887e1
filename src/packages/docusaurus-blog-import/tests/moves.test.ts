import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {splitFrontMatter} from '../src/read/frontMatter.js';
import {exported, importFiles, runImport, site} from './sites.js';

const REWRITTEN = [
  ['[b](./b.md#there)', '[b](/blog/b#there)'],
  ['[me](#here)', '[me](#here)'],
  ['[gone](./gone.md "Title")', 'gone'],
  ['[feed](/blog/rss.xml)', '[feed](pathname:///blog/rss.xml)'],
  ['![p](pics/p%20one.png)', '![p](./p-one.png)'],
  ['[![p](pics/p%20one.png)](./gone.md)', '![p](./p-one.png)'],
  ['<https://old.example/old/b/>', '[https://old.example/old/b/](/blog/b)'],
  ['[b](/old\\/b/) ![p](pics/p&#32;one.png)', '[b](/blog/b) ![p](./p-one.png)'],
  ['[b](/old/b/?a=1&amp;b=2)', '[b](/blog/b?a=1&b=2)'],
  [
    '[b](/old/b/ "/old/b/") [b](</old/b/> "a](b)")',
    '[b](/blog/b "/old/b/") [b](</blog/b> "a](b)")',
  ],
  [
    '![a [x](pics/p%20one.png) \\]](pics/p%20one.png)',
    '![a [x](pics/p%20one.png) \\]](./p-one.png)',
  ],
  ['[*b*][b]\n\n[b]: /old\\/b/ "/old/b/"', '[*b*][b]\n\n[b]: /blog/b "/old/b/"'],
  ['[b][d]\n\n[d]: /old/b/\n[d]: ./gone.md', '[b][d]\n\n[d]: /blog/b\n'],
  ['> - [b](/old\\/b/)\n>   [b](/old/b/)', '> - [b](/blog/b)\n>   [b](/blog/b)'],
  [
    '[p][file]\n\n[file]: pics/p%20one.png',
    '[p][file]\n\n[file]: pathname:///img/2020-01-01-a/p-one.png',
  ],
  [
    '[![p][both]][both] [*p*][both] [both]\n\n[both]: pics/p%20one.png',
    '[![p](./p-one.png)](./p-one.png) [*p*](./p-one.png) [both](./p-one.png)\n\n[both]: ./p-one.png',
  ],
  [
    '![p [x]][pic] ![pic][] ![pic]\n\n[pic]: pics/p%20one.png "A title"',
    '![p [x]](./p-one.png "A title") ![pic](./p-one.png "A title") ![pic](./p-one.png "A title")\n\n[pic]: ./p-one.png "A title"',
  ],
  ['[c](@/posts/c/index.md#there)', '[c](/blog/c#there)'],
  ['[empty]() and ![none]()', 'empty and none'],
  ['&lt;a&gt;www.x.example&lt;/a&gt;', '&lt;a&gt;`http://www.x.example</a`&gt;'],
  [
    'https\\://x.example `https://old.example/old/b/` https\\://old.example/old/b/ and *https\\://old.example/old/b/*',
    'https\\://x.example `https://old.example/old/b/` [https://old.example/old/b/](/blog/b) and *[https://old.example/old/b/](/blog/b)*',
  ],
  ['<img src="pics/p one.png">', '<img src="/img/2020-01-01-a/p-one.png">'],
  [
    'See [**b**][x] or ![p][y].\n\n[x]: ./gone.md\n[y]: gone.png',
    'See **b** or ![p][y].\n\n\n[y]: https://old.example/old/a/gone.png',
  ],
  ['<p style="color: red" onclick="go()">x</p>', '<p style="color: red">x</p>'],
  [
    "<p style='background: url(https://x.example/a.png)'>x</p>",
    "<p style='background: url(https://x.example/a.png)'>x</p>",
  ],
  [
    '<p style="background: url(&quot;data:a;b&quot;); font: 1em &#39;A;b&#39;;;">x</p>',
    '<p style="background: url(&quot;data:a;b&quot;); font: 1em &#39;A;b&#39;;;">x</p>',
  ],
  [
    '<p style="background: linear-gradient(red, rgba(0, 0, 0, 0.5)); filter: a:b(c)">x</p>',
    '<p style="background: linear-gradient(red, rgba(0, 0, 0, 0.5)); filter: a:b(c)">x</p>',
  ],
  ['<p style="color red">x</p> <p style="a: url(b">x</p>', '<p>x</p> <p>x</p>'],
  ['<img src=pics/p%20one.png width=3>', '<img src="/img/2020-01-01-a/p-one.png" width="3">'],
  ['a <img src=pics/p%20one.png>', 'a <img src="/img/2020-01-01-a/p-one.png">'],
  ['<p onclick=go()>x</p> <a href=/old/b/>b</a>', '<p>x</p> <a href="/blog/b">b</a>'],
  ['<a href="/old/b/?a=1&amp;b=2">b</a>', '<a href="/blog/b?a=1&amp;b=2">b</a>'],
  ['<b title=\'an href="/old/b/" here\'>b</b>', '<b title=\'an href="/old/b/" here\'>b</b>'],
  ['Set:this[text] at 10:30', 'Set\\:this[text] at 10:30'],
  ['`[b](./b.md)`', '`[b](./b.md)`'],
  ['<!-- a /* b */ c -->', '<!-- a /* b * / c -->'],
  [
    '<div>\n<bo@b.example> <b>x</b>\n</div>\n<script>a<b.c()&&d</script>',
    '<div>\n&lt;bo@b.example> <b>x</b>\n</div>\n<script>a<b.c()&&d</script>',
  ],
  [
    '## One {#one}\n\n:::tip A title\n\n[b](./b.md)\n\n:::',
    '## One {#one}\n\n:::tip A title\n\n[b](/blog/b)\n\n:::',
  ],
] as const;

test('addresses and HTML are rewritten for the new site, and other text stays as it was', async () => {
  const written = REWRITTEN.map(([before]) => before).join('\n\n***\n\n');
  const {read} = await importFiles(
    {
      'posts/a.md': `---\ndate: 2020-01-01\npermalink: /old/a/\n---\n## Here\n\n***\n\n${written}\n`,
      'posts/b.md': '---\ndate: 2020-01-02\npermalink: /old/b/\n---\n## There\n',
      'posts/c/index.md': '---\ndate: 2020-01-03\n---\n## There\n',
      'posts/pics/p one.png': 'png',
    },
    '--old-site',
    'https://old.example',
  );
  const [, ...parts] = read('blog/2020-01-01-a/index.md').trimEnd().split('\n\n***\n\n');
  expect(parts).toEqual(REWRITTEN.map(([, after]) => after));
});

test('a missing picture is not taken from the folder of another post, except by a wiki link', async () => {
  const {read, has, report} = await importFiles({
    'posts/pub/index.md': '---\ntitle: Pub\ndate: 2020-01-01\n---\n![a](screenshot.png)\n',
    'posts/priv/index.md': '---\ntitle: Priv\ndraft: true\n---\n![a](screenshot.png)\n',
    'posts/priv/screenshot.png': 'png',
    'posts/wiki/index.md': '---\ntitle: Wiki\ndate: 2020-01-02\n---\n![[my scan.png]]\n',
    'posts/other/index.md': '---\ntitle: Other\ndate: 2020-01-03\n---\nText\n',
    'posts/other/my scan.png': 'png',
  });
  expect(has('blog/2020-01-01-pub/screenshot.png')).toBe(false);
  expect(read('blog/2020-01-01-pub.md')).toContain('![a](pathname://screenshot.png)');
  expect(report).toContain('"screenshot.png" is not in the folder');
  expect(read('blog/2020-01-02-wiki/index.md')).toContain('![my scan](<./my-scan.png>)');
});

test('pictures in the folder of a draft are copied beside it, not to static/', async () => {
  const {read, has} = await importFiles({
    'content/posts/a/index.md':
      '---\ndate: 2020-01-01\ndraft: true\n---\n<img src="b.png">\n\n![c](/posts/a/c.png) ![d](/d.png)\n',
    'content/posts/a/b.png': 'png',
    'content/posts/a/c.png': 'png',
    'static/d.png': 'png',
  });
  const post = read('blog/2020-01-01-a/index.md');
  expect(post).toContain('<img src="./b.png">\n\n![c](./c.png) ![d](/d.png)');
  expect(has('blog/2020-01-01-a/b.png') && has('blog/2020-01-01-a/c.png')).toBe(true);
});

test('components are copied with their dependencies; missing ones are replaced by their content', async () => {
  const {read, has, report} = await importFiles({
    'posts/a.mdx': [
      '---\ndate: 2020-01-01\n---',
      "import Here from '../parts/Here';",
      "import Half from '../parts/Half';",
      "import {useState} from 'react';",
      "import Far from 'no-such-package';",
      '',
      '<Here /> <Half>x</Half> <Far>y</Far> <Never>z</Never>',
      '',
      '<p style="color: red; margin-top:0">Styled</p>',
    ].join('\n'),
    'parts/Here.tsx': "import './here.css';\nexport default () => null;\n",
    'parts/here.css': '',
    'parts/Half.tsx': "import gone from './gone';\nexport default gone;\n",
  });
  const text = read('blog/2020-01-01-a/index.mdx');
  expect(text).toContain("import Here from './_parts/parts/Here.tsx';");
  expect(text).toContain("import {useState} from 'react';");
  expect(text).not.toMatch(/no-such-package|parts\/Half/);
  for (const name of ['Half', 'Far', 'Never']) {
    expect(report).toContain(name);
  }
  expect(text).toContain('<Here /> x y z');
  expect(report).toContain('npm install no-such-package');
  expect(text).toContain('style={{color: "red", marginTop: "0"}}');
  expect(has('blog/2020-01-01-a/_parts/parts/here.css')).toBe(true);
  expect(has('blog/2020-01-01-a/_parts/parts/Half.tsx')).toBe(false);
});

test.each([
  ['{braces} and List<String>', 'md', true],
  ['1 < 2, and a <br> tag', 'md', true],
  ['> ```jsx\n> <Card />\n> ```', 'md', false],
  ['<Card>x</Card> {1 + 1}', 'mdx', false],
])(
  "for %j in .%s, the front matter sets the format only if the site's format would not suit the text",
  async (text, kind, namesFormat) => {
    const source = {[`posts/a.${kind}`]: `---\ntitle: A\ndate: 2020-01-01\n---\n${text}\n`};
    const read = async (settings: string) => {
      const root = site({
        'docusaurus.config.js': `export default {title: 'A', url: '', ${settings}};`,
      });
      const {code} = await runImport(root, exported(source));
      expect(code).toBe(0);
      const file = path.join(root, `blog/2020-01-01-a.${kind}`);
      return splitFrontMatter(readFileSync(file, 'utf8')).fields['mdx'];
    };
    expect(await read('')).toEqual(namesFormat ? {format: 'md'} : undefined);
    expect(await read("markdown: {format: 'detect'}")).toBeUndefined();
    expect(await read("markdown: {format: 'md'}")).toEqual(
      kind === 'mdx' ? {format: 'mdx'} : undefined,
    );
  },
);

test.each([
  ['sets this format itself', 'mdx: {format: md}\n'],
  ['is not valid MDX', ''],
])('a Docusaurus post that %s has `format: md` in its front matter', async (_, format) => {
  const rest = 'title: A\n---\n\nMap<K, V>\n';
  const {read} = await importFiles({
    'docusaurus.config.js': '',
    'blog/2020-01-01-a.md': `---\n${format}${rest}`,
  });
  expect(read('blog/2020-01-01-a.md')).toBe(`---\nmdx: {format: md}\n${rest}`);
});

test('addresses with `..` are resolved as in browsers', async () => {
  const {read, has} = await importFiles({
    '_config.yml': 'url: https://old.example\npermalink: /x/:title.html',
    'assets/p.png': 'x',
    '_posts/2020-01-01-a.md':
      '---\ntitle: A\n---\n![p](/../assets/p.png) [gone](gone.html) [up](../#a)\n',
  });
  expect(read('blog/2020-01-01-a.md')).toContain(
    '![p](/assets/p.png) [gone](https://old.example/x/gone.html) [up](https://old.example/#a)',
  );
  expect(has('static/assets/p.png')).toBe(true);
});

test('the picture of a post gets an address that Docusaurus accepts in front matter', async () => {
  const {read} = await importFiles({
    'static/é a.png': 'x',
    'posts/2020-01-01-a.md': '---\ntitle: A\nimage: /é a.png\n---\nText',
  });
  expect(read('blog/2020-01-01-a.md')).toContain('image: /%C3%A9%20a.png\n');
});

test.each([
  [
    'an Obsidian vault',
    'Tea for Two.md',
    {'.obsidian/app.json': '{}'},
    'tea-for-two',
    'Tea for Two',
  ],
  ['Jekyll', '_posts/2020-01-01-tea-for-two.md', {}, 'tea-for-two', 'Tea For Two'],
  // Without quotes, Docusaurus would read a date.
  ['a folder', '2019-05-06.md', {}, '2019-05-06', '"2019-05-06"'],
])('in %s, a post without a title is named after its file', async (_, file, more, slug, title) => {
  const {read} = await importFiles({...more, [file]: '---\ndate: 2020-01-01\n---\nText'});
  expect(read(`blog/2020-01-01-${slug}.md`)).toContain(`title: ${title}\n`);
});
