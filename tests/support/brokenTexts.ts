/** Step of a build that reports a mistake: as a warning for anchors, otherwise as an error. */
export type Stage = 'compile' | 'render' | 'links' | 'anchors';

/** Bodies of posts with one mistake each, and the step of a build that reports it. */
export const BROKEN: readonly (readonly [body: string, stage: Stage])[] = [
  ['[x](./2025-01-09-gone.md)', 'compile'],
  ['[x](./2024-01-02-draft.md)', 'compile'],
  ['[x](../books/to-read.mdx)', 'compile'],
  ['[x](/blog/targe)', 'links'],
  ['[x](/blog/old)', 'links'],
  ['[x](other)', 'links'],
  ['[x]()', 'compile'],
  ['[x](@site/static/gone.pdf)', 'compile'],
  ['[x](www.example.com)', 'links'],
  ['[x](/Blog/Target)', 'links'],
  ['[x](#gone)', 'anchors'],
  ['[x](/blog/target#parts-on)', 'anchors'],
  ['![x](./gone.png)', 'compile'],
  ['![x](/img/gone.png)', 'compile'],
  ['![]()', 'compile'],
  ['<Card />', 'render'],
  ['The {curly} braces', 'render'],
  ['{window.name}', 'render'],
  ['<div style="color: red">x</div>', 'render'],
];

/** Bodies of posts that look odd but have no mistake. */
const CORRECT = [
  "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n<BrowserOnly>{() => <b>x</b>}</BrowserOnly>",
  'export const Data = ({children}) => <b>{children.name}</b>;\n\n<Data>{{name: 1}}</Data>',
  '[x](./2024-01-01-target.md) [y](2024-01-01-target.md#part-one) [z](@site/blog/2024-01-01-target.md)',
  '[x](/blog/target#own-id) [y](/blog/target#名前) [z](/blog/target/) [w](target?q=1#raw)',
  '[x](/blog) [y](/blog/archive) [z](/blog/tags/ink) [w](/books/to-read) [v](/chat/models)',
  '[x](mailto:a@b.example) [y](tel:+123) [z](//cdn.example/x) [w](pathname:///blog/rss.xml) [v](#)',
  '[x](https://example.com/a%20b) [y](https://example.com/%E0%A4%A) [z](<https://x.example/a b>)',
  '[x](./data.csv) [y](/files/a%20b.pdf) [z](@site/static/files/a%20b.pdf)',
  '[x][r] and [r] and [not a reference][at all]\n\n[r]: /blog/target\n[unused]: /blog/gone',
  '![x](./dot.svg) ![y](/files/a%20dot.svg) ![z](https://example.com/x.png) ![w](pathname:///x.png)',
  '![x](<./50% done.svg>) ![y](./50%25%20done.svg)',
  '[x](#here) [y](#there) [z](#made)\n\n<a name="here"></a>\n\n<div id="there">x</div>\n\n## Made {#made}',
  '[x](#Widget-__call__) [y](#v2.0)\n\n## Calling {#Widget-__call__}\n\n## Two {#v2.0}',
  '[x](#using-and-more) [y](#twice-1)\n\n## Using `code` and more {/* #using-and-more */}\n\n## Twice\n\n## Twice',
  "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nimport Link from '@docusaurus/Link';\nimport React, {useState} from 'react';\n\n<Tabs><TabItem value=\"a\"><Link to=\"/blog/target\">x</Link></TabItem></Tabs>",
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

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>';

/** Files that the bodies refer to. */
const TARGETS = {
  'blog/2024-01-01-target.md': post(
    'target',
    '## Part one\n\n## Two {#own-id}\n\n## 名前\n\n<p id="raw">x</p>',
  ).replace('title: T', 'title: T\ntags: [ink]'),
  'blog/2024-01-02-draft.md': post('draft', '[x](./gone.md)').replace(
    'title',
    'draft: true\ntitle',
  ),
  'blog/2024-01-03-later.md': post('later', 'x').replace('2025-01-01', '2999-01-01'),
  'blog/_part.mdx': '## In the part\n',
  'blog/data.csv': 'a\n1\n',
  'blog/dot.svg': DOT,
  'blog/50% done.svg': DOT,
  'static/files/a dot.svg': DOT,
  'blog/redirects.yml': '- {from: /blog/old, to: /blog/target}\n',
  'static/files/a b.pdf': 'x',
};

/** Returns the slug of the post with the body `BROKEN[index]`. */
export const brokenSlug = (index: number) => `broken-${index}-x`;

const fileOf = (slug: string) => `blog/2025-01-01-${slug}.md`;

/**
 * Returns the files of a blog, by path: one post for each body of `BROKEN` with this stage, and the
 * files that the bodies refer to.
 */
export function brokenBlog(stage: Stage): Record<string, string> {
  const posts = BROKEN.flatMap(([body, ownStage], index) =>
    ownStage === stage ? [[fileOf(brokenSlug(index)), post(brokenSlug(index), body)] as const] : [],
  );
  return {...TARGETS, ...Object.fromEntries(posts)};
}

/** Returns the files of a blog, by path: one post for each body of `CORRECT`. */
export function correctBlog(): Record<string, string> {
  const posts = CORRECT.map((body, index) => {
    const slug = `correct-${index}-x`;
    return [fileOf(slug), post(slug, body)] as const;
  });
  return {...TARGETS, ...Object.fromEntries(posts)};
}
