import {expect, test} from 'vitest';
import {parseTree} from '../docusaurus/parseMarkdown.js';
import {htmlToMarkdown} from './htmlToMarkdown.js';

const CELLS = [
  ['<ul><li>a</li><li>b <ol start="3"><li>c</li></ol></li></ul>', '• a<br />• b<br />3. c'],
  ['x <pre>a | b\n\n  c</pre> y', 'x<br />`a \\| b`<br />`  c`<br />y'],
  ['<p>p1</p><p>p2 <b>bold</b></p>', 'p1<br />p2 **bold**'],
  ['<h3>Head</h3><blockquote><p>Quote</p></blockquote><hr>', '**Head**<br />Quote'],
  ['<div>a</div><div><img src="/a.png" alt="A"></div>', 'a<br />![A](/a.png)'],
  ['a <table><tr><td>b</td><td>c</td></tr><tr><td>d</td></tr></table>', 'a<br />b\tc<br />d'],
  ['10<sup>6</sup> <abbr title="a|b">c</abbr>', '10<sup>6</sup> <abbr title="a&#124;b">c</abbr>'],
] as const;

test.each(CELLS)('a cell becomes one line: %j', (html, expected) => {
  const {text} = htmlToMarkdown(`<table><tr><th>one</th></tr><tr><td>${html}</td></tr></table>`);
  expect(text).toBe(`| one |\n| - |\n| ${expected} |\n`);
  for (const format of ['md', 'mdx'] as const) {
    const {children} = parseTree(text, format);
    expect(children.map(({type}) => type)).toEqual(['table']);
  }
});

test('a caption becomes a paragraph in italics above the table', () => {
  const {text} = htmlToMarkdown(
    '<table><caption>Sales of <em>2020</em></caption><tr><th>one</th></tr></table>',
  );
  expect(text).toBe('*Sales of 2020*\n\n| one |\n| - |\n');
});

test.each([
  [
    '<p><abbr title="&quot;A&quot; <b>">a</abbr> <abbr>b</abbr></p>',
    '<abbr title="&#34;A&#34; &#60;b&#62;">a</abbr> <abbr>b</abbr>',
  ],
  ['<p><small>s <b>t</b></small> <ins>i</ins></p>', '<small>s **t**</small> <ins>i</ins>'],
  [
    '<p><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></p>',
    '$$x^2$$',
  ],
  ['<p>a <math><mi>x</mi></math></p>', 'a x'],
  [
    '<p><math alttext="x^2"></math><span class="katex-html" aria-hidden="true">x2</span> <span>b</span></p>',
    '$$x^2$$ b',
  ],
  [
    '<p>a<sup></sup> <ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>',
    'a <ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>',
  ],
  ['<p><u>u</u> <mark>m</mark> <kbd>k</kbd></p>', '*u* *m* `k`'],
])('inline elements keep their meaning: %j', (html, expected) => {
  const {text} = htmlToMarkdown(html);
  expect(text.trim()).toBe(expected);
  expect(() => parseTree(text, 'mdx')).not.toThrow();
});

test.each([
  [
    '<details open><summary>Tea <b>&amp;</b> cups</summary><p>a</p><pre data-lang="js">b</pre></details>c',
    '<details>\n<summary>Tea &#38; cups</summary>\n\na\n\n```js\nb\n```\n\n</details>\n\nc',
  ],
  ['<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>', '- a\n  - b\n- c'],
  ['<ol><ul><li>a</li></ul><li>b</li></ol>', '1. - a\n2. b'],
  ['<small><p>a</p><p>b</p></small>', 'a\n\nb'],
  [
    '<b>a <pre>b</pre><ul><li>c<p>d</p></li></ul></b>',
    '**a**\n\n```\nb\n```\n\n- **c**\n\n  **d**',
  ],
  [
    '<a href="/x"><em><p>a</p> <p>b</p></em><figure><img src="/c.png"></figure></a>',
    '[*a*](/x)\n\n[*b*](/x)\n\n[![](/c.png)](/x)',
  ],
  [
    `<div data-attrs='{"url":"https://x.example/1","title":"A"}'></div><div data-attrs='{"persistentExpression":"x^2"}'></div>`,
    '[A](https://x.example/1)\n\n$$x^2$$',
  ],
  [
    `<div data-attrs='{"gallery":{"images":[{"src":"/a.png"},{"src":"/b.png"}]}}'></div>`,
    '![](/a.png)\n\n![](/b.png)',
  ],
  [
    `<div data-attrs='{"gallery":{"images":[{},{"src":"/a.png"}]},"url":"javascript:a"}'></div><div data-attrs='{"url":"https://x.example/subscribe?"}'></div>`,
    '![](/a.png)',
  ],
  ['<div style="background-image:url(/a.png)"> </div>', '![](/a.png)'],
  ['<b>a <br><br><ul><li>b <br></li></ul></b>', '**a**\n\n- **b**'],
  [
    '<u><div><u>a<p>b</p></u><table><tr><th><u><p>c</p></u></th></tr></table></div></u>',
    '*a*\n\n*b*\n\n| *c* |\n| - |',
  ],
  ['<pre class="x" data-enlighter-language="python">a</pre>', '```python\na\n```'],
])('blocks keep their meaning: %j', (html, expected) => {
  const {text} = htmlToMarkdown(html);
  expect(text.trim()).toBe(expected);
  expect(() => parseTree(text, 'mdx')).not.toThrow();
});

test('a link without content is left out', () => {
  const {text} = htmlToMarkdown('<p><a href="/a">A</a><a href="/a"></a></p>');
  expect(text).toBe('[A](/a)\n');
});
