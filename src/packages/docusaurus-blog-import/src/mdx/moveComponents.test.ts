import {expect, test} from 'vitest';
import {parseTree} from '../docusaurus/parseMarkdown.js';
import {asCommonMark} from './asCommonMark.js';
import {moveComponents} from './moveComponents.js';

const FILES: Readonly<Record<string, string>> = {
  'posts/a.mdx': '',
  'posts/pot.png': '',
  'src/assets/cup.png': '',
  'posts/shown.mdx': '```js\nimport a from "no-such-package";\n```\n',
  'src/components/Here.tsx': 'export default () => null;\n',
  'src/components/Needs.tsx': "import x from 'no-such-chart';\nexport default x;\n",
  'src/components/Tip.astro': '',
  'src/styles/a.module.scss': '',
  'posts/code.py': '',
  'components/Own.tsx': "import gone from '@/gone';\nexport default gone;\n",
};

function move(text: string, files = FILES) {
  const moved = moveComponents(text, {
    source: 'posts/a.mdx',
    files: new Set(Object.keys(files)),
    read: (file) => files[file] ?? '',
    root: process.cwd(),
    planCodeCopies: ([file = '']) => `./_parts/${file}`,
  });
  parseTree(moved.text, 'mdx');
  return {
    ...moved,
    text: moved.text.trim().replace(/\n{3,}/g, '\n\n'),
    report: moved.notes.map((note) => note.text),
  };
}

test.each([
  ['<Never>only *content*</Never>', 'only *content*', 'the component Never does not exist here'],
  [
    '<Never title="A title">\n\nb\n\n</Never>',
    '**A title**\n\nb',
    'the component Never does not exist here',
  ],
  [
    '<Never title="List<A> of *b*">\n\nc\n\n</Never>',
    String.raw`**List\<A> of \*b\***` + '\n\nc',
    'the component Never does not exist here',
  ],
  ['<Tab.Panel>\n  <Never>b</Never>\n</Tab.Panel>', 'b', 'the component Tab.Panel'],
  ['<Newsletter size={3} />', '{/* <Newsletter size={3} /> */}', 'the component Newsletter'],
  ['<Card href="https://x.example" title="A" />', '[A](https://x.example)', 'the component Card'],
  ['<Figure src="/a.png" alt="A" caption="C" />', '![A](/a.png)\n\n*C*', 'the component Figure'],
  ['<Callout type="tip">Hot.</Callout>', ':::tip\n\nHot.\n\n:::', 'the component Callout'],
  [
    '<Note title="N">\n\na\n\n<Tip>\n\nb\n\n</Tip>\n\n</Note>',
    '::::note[N]\n\na\n\n:::tip\n\nb\n\n:::\n\n::::',
    'the component Note',
  ],
  [
    '<Menu>{({open}) => open && <b>x</b>}</Menu>',
    '`{({open}) => open && <b>x</b>}`',
    'is for a component that does not exist',
  ],
  ['{a ? `x ${b}` : <Never />}', '`` {a ? `x ${b}` : <Never />} ``', 'uses a, which'],
  ['{window.title}', '`{window.title}`', 'uses window'],
  ['<b title={gone.title} id="x">y</b>', '<b id="x">y</b>', 'gone does not exist here'],
  ['<b {...gone} id="x">y</b>', '<b id="x">y</b>', 'gone does not exist here'],
  ['export const x = missing();\n\n{x} a', '`{x}` a', '"x" was removed: it uses missing'],
  ['export const getStaticProps = () => {};\n\na', 'a', '"getStaticProps" was removed'],
  ["export {x} from './gone';\n\na", 'a', 'an export was removed: it uses ./gone'],
  [
    "import s from '@/styles/a.module.scss';\n\n<b className={s.x}>a</b>",
    '<b>a</b>',
    's does not exist here',
  ],
  ['<video id="v" src={require(\'./gone.mp4\')} />', '<video id="v" />', './gone.mp4 does not'],
  ["export const v = require('./gone.mp4');\n\n{v} a", '`{v}` a', 'it uses ./gone.mp4'],
  ["import './gone.css';\n\na", 'a', '"./gone.css" does not exist here'],
  ['<Fragment set:html="a" /> b', '{/* <Fragment set:html="a" /> */} b', 'Astro syntax'],
])('missing components and names are replaced and reported: %j', (text, expected, named) => {
  const {text: moved, report} = move(text);
  expect(moved).toBe(expected);
  expect(report.join('\n')).toContain(named);
});

test.each(['MembersOnly', 'Private', 'Gate.PasswordProtected'])(
  'the content of a missing component that was not for all readers is left out: %s',
  (name) => {
    const text = `a <${name} plan="x">Hidden <img src={require("./pot.png").default} /></${name}> b`;
    const {text: moved, report} = move(text);
    expect(moved).toBe('a  b');
    expect(report).toEqual([expect.stringContaining(`${name} does not exist here; its content`)]);
    const {text: plain, notes} = asCommonMark(`{b c}\n\n${text}`);
    expect(plain).toBe('{b c}\n\na  b');
    expect(notes).toHaveLength(1);
  },
);

const NEXT = "import Image from 'next/image';\nimport Link from 'next/link';\n\n";

test.each([
  [`${NEXT}<Image src="/a b.png" alt="A" width={3} />`, '![A](</a b.png>)'],
  [
    "import {Image} from 'astro:assets';\nimport cup from '~/assets/cup.png';\n\n<Image src={cup} alt=\"A cup\" />",
    '![A cup](../src/assets/cup.png)',
  ],
  ['import pot from \'./pot.png\';\n\n<Image src={pot.src} alt="P" />', '![P](./pot.png)'],
  [`${NEXT}A <Link href="/b">link *b*</Link>.`, 'A <a href="/b">link *b*</a>.'],
  ['<YouTube id="abc" />', '[Video on YouTube](https://www.youtube.com/watch?v=abc)'],
])('a well-known component becomes Markdown: %j', (text, expected) => {
  expect(move(text)).toMatchObject({text: expected, report: []});
});

test.each([
  ['<b>{1 + 1}</b> {Math.PI} {toc.length} {frontMatter.title} {[1].map((n) => n)}'],
  ['export function F({a, ...b}) {\n  return <b {...b}>{a}</b>;\n}\n\n<F a="1" />'],
  [
    "import {useState} from 'react';\nimport Tabs from '@theme/Tabs';\nimport Link from '@docusaurus/Link';\n\n<Tabs><Link to=\"/a\">{useState.name}</Link></Tabs>",
  ],
  ['<b class="x" style={{color: \'red\'}}>a</b> <!-- a comment -->'],
  ['```jsx\n<Never style="color: red" />\n```\n\n`<Never>` and a\\{b}'],
  ['# A {#own-id}\n\n:::tip Title\n\n{1}\n\n:::'],
  ["<b title={require('react').version}>a</b>"],
])('text that builds stays unchanged: %j', (text) => {
  expect(move(text)).toEqual({text, notes: [], report: [], packages: []});
});

test.each([
  ['a<br>b <img src="a.png"> <hr>', 'a<br />b <img src="a.png" /> <hr />'],
  [
    'See <https://x.example/a?b=1> or <bo@x.example>.',
    'See [https://x.example/a?b=1](https://x.example/a?b=1) or [bo@x.example](mailto:bo@x.example).',
  ],
  [
    '<b>x</b>\n\n<Here />\n\n1 < 2, <`c`, `a<b` and List<String>',
    '<b>x</b>\n\n{/* <Here /> */}\n\n1 \\< 2, \\<`c`, `a<b` and List\\<String>',
  ],
  [
    '<p style="color: red; margin-top:0; --x: url(a;b)">x</p>',
    '<p style={{color: "red", marginTop: "0", "--x": "url(a;b)"}}>x</p>',
  ],
])('text that MDX refuses is repaired: %j', (text, expected) => {
  expect(move(text).text).toBe(expected);
});

test.each(['Map<K, V>', 'a {b c d} e'])('text that cannot become MDX is refused: %j', (text) => {
  expect(() => move(text)).toThrow();
});

test.each([
  ["import A from '@/components/Needs';\n\n<A>x</A>", ['no-such-chart']],
  [
    "import fs from 'fs';\nimport p from 'node:path';\nimport N from 'next/image';\nimport X from '~/gone';\nimport O from 'components/Own';\n\n<O>x</O>",
    [],
  ],
  // Only packages in the `package.json` of the old site are reported.
  ["import A from 'charts';\nimport B from 'lib/b';\n\n<A>x</A><B>y</B>", ['charts']],
])('missing packages are reported: %j', (text, expected) => {
  const own = {'package.json': '{"dependencies": {"charts": "1", "no-such-chart": "2"}}'};
  const {packages, report} = move(text, {...FILES, ...own});
  expect(packages).toEqual(expected);
  expected.forEach((name) => expect(report.join('\n')).toContain(`npm install ${name}`));
});

const HERE = ['@/components/Here', 'src/components/Here.tsx'] as const;

test.each([
  ["<img src={require('./pot.png').default} />", './pot.png', 'posts/pot.png'],
  ['<b>{require("!!raw-loader!./code.py").default}</b>', './code.py', 'posts/code.py'],
  ["<b title={() => import('./pot.png')}>a</b>", './pot.png', 'posts/pot.png'],
  ["export const f = () => import('@/components/Here');\n\n{f.name}", ...HERE],
  ["export {default as Here} from '@/components/Here';", ...HERE],
  [
    "export const cup = require('@site/src/assets/cup.png');\n\n<img src={cup} />",
    '@site/src/assets/cup.png',
    'src/assets/cup.png',
  ],
  ["import Here from '@/components/Here';\n\n<Here a={1} />", ...HERE],
])('in %j, the file of %s is copied', (text, address, file) => {
  const expected = text.replace(address, `./_parts/${file}`);
  expect(move(text)).toMatchObject({text: expected, report: []});
});
