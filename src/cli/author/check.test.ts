import {beforeAll, expect, test} from 'vitest';
import {contentOf, runAuthor} from '../../../tests/support/authorCopy';
import {sortFindings} from './check';

/** Texts with one mistake each in line 6, the first below the front matter, and what is said of it. */
const BROKEN: readonly (readonly [
  body: string,
  kind: 'error' | 'warning',
  text: string,
  line?: number,
])[] = [
  ['[x](./2025-01-09-gone.md)', 'error', 'blog/2025-01-09-gone.md, which does not exist'],
  ['[x](./2024-01-01-target.mdx)', 'error', 'did you mean blog/2024-01-01-target.md?'],
  ['[x][r]\n\n[r]: ./gone.md', 'error', 'which does not exist', 8],
  ['[x](./2024-01-02-draft.md)', 'error', 'which is a draft'],
  ['[x](./2024-01-03-later.md)', 'error', 'which is not shown before 2999-01-01'],
  ['[x](../books/to-read.mdx)', 'error', 'link to its address, /books/to-read'],
  ['[x](./_part.mdx)', 'error', 'which is not a page'],
  ['[x](/blog/targett)', 'error', 'did you mean /blog/target?'],
  ['[x](/blog/draft)', 'error', 'which is a draft'],
  ['[x](/blog/old)', 'error', 'has moved; link to /blog/target'],
  ['[x](/blog/target.html)', 'error', 'write /blog/target'],
  ['[x](/blog/tags/nothing)', 'error', 'does not exist'],
  ['[x](/blog/rss.xml)', 'error', 'pathname:///blog/rss.xml'],
  ['[x](other)', 'error', '/blog/other'],
  ['[x]()', 'error', 'a link has no address'],
  ['[x](@site/static/gone.pdf)', 'error', 'a file that does not exist'],
  ['[x](./gone.csv)', 'error', 'a file that does not exist'],
  ['[x](http://%20http://b)', 'error', 'is not an address'],
  ['[x](/blog/%E0%A4%A)', 'error', 'write %25'],
  ['[x](www.example.com)', 'error', 'write https://www.example.com'],
  ['[x](htp://example.com)', 'warning', 'did you mean http:?'],
  ['[x](/Blog/Target)', 'warning', 'in case'],
  ['[x](#gone)', 'warning', 'this page does not have'],
  ['[x](/blog/target#parts-on)', 'warning', 'did you mean #part-one?'],
  ['[x](./2024-01-01-target.md#own-ids)', 'warning', 'did you mean #own-id?'],
  ['<a href="/nowhere/at/all">x</a>', 'warning', 'does not exist'],
  ['![x](./gone.png)', 'error', 'the picture ./gone.png does not exist'],
  ['![x](/img/gone.png)', 'error', 'the picture /img/gone.png does not exist'],
  ['![x][r]\n\n[r]: ./gone.png', 'error', 'does not exist', 8],
  ['![x](http://%20http://b/x.png)', 'error', 'is not an address'],
  ['![x](./what!.png)', 'error', 'rename the file'],
  ['![]()', 'error', 'a picture has no address'],
  ['<img src="/img/gone.png" alt="x" />', 'warning', 'the file /img/gone.png does not exist'],
  ["<img src={require('./gone.png').default} />", 'error', 'imports ./gone.png'],
  ["import X from './Gone';\n\n<X />", 'error', 'imports ./Gone, which does not exist'],
  ["import X from '@site/src/Gone';\n\n<X />", 'error', 'imports @site/src/Gone'],
  ["import X from 'no-such-package';\n\n<X />", 'error', 'run: npm install no-such-package'],
  ["import X from '@no/such/part';\n\n<X />", 'error', 'run: npm install @no/such'],
  ["import X from '@theme/Tabz';\n\n<X />", 'error', 'did you mean @theme/Tabs?'],
  ["export {x} from './gone';", 'error', 'imports ./gone'],
  ['<Card />', 'error', '<Card> is not defined'],
  ['{[1].map((n) => <Chip key={n} />)}', 'error', '<Chip> is not defined'],
  ['The {curly} braces', 'error', '"curly" is not defined'],
  ['{window.name}', 'error', 'does not exist while the site is built'],
  ['{{a: 1}}', 'error', 'holds an object'],
  ['export const metadata = 1;', 'error', '"metadata" is defined by Docusaurus'],
  ['<div style="color: red">x</div>', 'error', 'needs an object'],
  ['<br>', 'error', 'the text is not valid MDX'],
  ['a <5', 'error', 'the text is not valid MDX'],
  ['{unclosed', 'error', 'the text is not valid MDX', 7],
  [':::wraning\n\nx\n\n:::', 'warning', '":::wraning" is read as a directive'],
  ['bell \u000b', 'warning', 'U+000B'],
];

/** Texts without a mistake, however odd they look. */
const RIGHT = [
  '[x](./2024-01-01-target.md) [y](2024-01-01-target.md#part-one) [z](@site/blog/2024-01-01-target.md)',
  '[x](/blog/target#own-id) [y](/blog/target#名前) [z](/blog/target/) [w](target?q=1#raw)',
  '[x](/blog) [y](/blog/archive) [z](/blog/tags/ink) [w](/books/to-read) [v](/chat/models)',
  '[x](mailto:a@b.example) [y](tel:+123) [z](//cdn.example/x) [w](pathname:///blog/rss.xml) [v](#)',
  '[x](https://example.com/a%20b) [y](https://example.com/%E0%A4%A) [z](<https://x.example/a b>)',
  '[x](./data.csv) [y](/files/a%20b.pdf) [z](@site/static/files/a%20b.pdf)',
  '[x][r] and [r] and [not a reference][at all]\n\n[r]: /blog/target\n[unused]: /blog/gone',
  '![x](./data.csv) ![y](/files/a%20b.pdf) ![z](https://example.com/x.png) ![w](pathname:///x.png)',
  '![x](<./50% done.csv>) ![y](./50%25%20done.csv)',
  '[x](#here) [y](#there) [z](#made)\n\n<a name="here"></a>\n\n<div id="there">x</div>\n\n## Made {#made}',
  '[x](#using-and-more) [y](#twice-1)\n\n## Using `code` and more {/* #using-and-more */}\n\n## Twice\n\n## Twice',
  "import Tabs from '@theme/Tabs';\nimport Link from '@docusaurus/Link';\nimport React, {useState} from 'react';\n\n<Tabs><Link to=\"/blog/target\">x</Link></Tabs>",
  "import text from '!!raw-loader!./data.csv';\nimport part from './data.csv?raw';\n\n{text}{part}",
  "import Part from './_part.mdx';\n\n[x](#in-the-part)\n\n<Part />",
  'export const Box = ({children, ...rest}) => <b {...rest}>{children}</b>;\n\n<Box title={frontMatter.title}>x</Box>',
  '{toc.length} {typeof window} {[1, 2].map((n) => <i key={n}>{n}</i>)} {/* {curly} <Card /> */}',
  '<button onClick={() => window.alert(document.title)}>x</button>',
  '<details>\n<summary>More</summary>\n\nText\n\n</details>\n\n<Details>x</Details>',
  '`<Card /> {curly}`\n\n```md\n[x](/gone) <Card> {x}\n```\n\n<!-- <Card /> {x} [x](/gone) -->',
  ':::tip Title\n\nx\n\n:::\n\nAt 10:30, std::map and a:b.',
  '<custom-element style={{color: "red"}} /> <img src="https://x.example/a.png" />',
];

const post = (slug: string, body: string) =>
  `---\ntitle: T\nslug: ${slug}\ndate: 2025-01-01\n---\n${body}\n`;
const nameOf = (kind: string, index: number) => `blog/2025-01-01-${kind}-${index}.md`;

let findings: {readonly errors: string[]; readonly warnings: string[]};

beforeAll(async () => {
  const root = contentOf({
    'blog/2024-01-01-target.md': post(
      'target',
      '## Part one\n\n## Two {#own-id}\n\n## 名前\n\n<p id="raw">x</p>',
    ).replace('title: T', 'title: T\ntags: [ink, constructor]'),
    'blog/2024-01-02-draft.md': post('draft', '[x](./gone.md)').replace(
      'title',
      'draft: true\ntitle',
    ),
    'blog/2024-01-03-later.md': post('later', 'x').replace('2025-01-01', '2999-01-01'),
    'blog/_part.mdx': '## In the part\n',
    'blog/data.csv': 'a\n1\n',
    'blog/50% done.csv': 'a\n1\n',
    'blog/redirects.yml': '- {from: /blog/old, to: /blog/target}\n',
    'static/files/a b.pdf': 'x',
    'books/to-read.mdx': '---\ntitle: T\n---\n',
    'src/pages/chat/models.mdx': '# Models\n',
    ...Object.fromEntries(BROKEN.map(([body], at) => [nameOf('broken', at), post(`b${at}`, body)])),
    ...Object.fromEntries(RIGHT.map((body, at) => [nameOf('right', at), post(`r${at}`, body)])),
  });
  const {stderr} = await runAuthor(['check'], {root, isStrict: false});
  const [warnings = '', errors = ''] = stderr.split(/^\d+ problems:$/m);
  findings = {errors: errors.split('\n'), warnings: warnings.split('\n')};
}, 60_000);

const about = (file: string) => ({
  error: findings.errors.filter((line) => line.startsWith(`${file}:`)),
  warning: findings.warnings.filter((line) => line.startsWith(`${file}:`)),
});

test.each(BROKEN.map((row, index) => [index, ...row] as const))(
  'finds mistake %i with its line and a fix: %s',
  (index, body, kind, text, line = 6) => {
    const file = nameOf('broken', index);
    const {[kind]: found, ...others} = about(file);
    expect(found, JSON.stringify(others)).toEqual([
      expect.stringMatching(new RegExp(`^${file}:${line}: [^]*; `)),
    ]);
    expect(found[0]).toContain(text);
    expect(Object.values(others).flat()).toEqual([]);
  },
);

test.each(RIGHT.map((body, index) => [index, body] as const))(
  'finds nothing in text %i: %s',
  (index) => {
    const {error, warning} = about(nameOf('right', index));
    expect([...error, ...warning]).toEqual([]);
  },
);

test('a mistake in a draft does not stop the build', () => {
  expect(about('blog/2024-01-02-draft.md')).toEqual({
    error: [],
    warning: [expect.stringContaining('blog/gone.md, which does not exist')],
  });
});

test('addresses of data and redirects that lead nowhere are found', async () => {
  const root = contentOf({
    'blog/2024-01-01-target.md': post('target', 'x'),
    'blog/redirects.yml':
      '- {from: /a, to: /blog/gone}\n- {from: /blog/target, to: /blog}\n- {from: /a, to: /blog/target}\n',
    'src/data/questions.ts':
      "export const list = [\n  {permalink: '/blog/long-gone-by-now'},\n];\n",
  });
  const {code, stderr} = await runAuthor(['check'], {root, isStrict: false});
  expect(code).toBe(1);
  expect(stderr.split('\n').filter((line) => /^(?:blog|src)\//.test(line))).toEqual([
    'blog/redirects.yml:1: /blog/gone does not exist; choose another page, or delete the line',
    'blog/redirects.yml:2: /blog/target is a page of the site; delete the line',
    'blog/redirects.yml:3: /a is redirected twice; delete one of the lines',
    'src/data/questions.ts:2: /blog/long-gone-by-now does not exist; delete the entry, or change its address',
  ]);
});

test('in strict blogs warnings are problems', async () => {
  const root = contentOf({'blog/2024-01-01-a.md': post('a', '[x](#gone)')});
  const {code, stderr} = await runAuthor(['check'], {root, isStrict: true});
  expect(code).toBe(1);
  expect(stderr).toContain('blog/2024-01-01-a.md:6: the link #gone names an anchor');
  expect(stderr).not.toContain('warning');
});

test('findings are sorted by file and line, each once', () => {
  expect(sortFindings(['b:2: x', 'a:10: x', 'a:9: x', 'b:2: x', 'loose'])).toEqual([
    'a:9: x',
    'a:10: x',
    'b:2: x',
    'loose',
  ]);
});
