import {expect, test} from 'vitest';
import {readBuiltPage} from 'docusaurus-built-pages';
import {articleMarkdown} from './articleMarkdown.js';
import {writeMarkdown} from './markdownNodes.js';

const PAGE = {
  address: 'https://a.example/site/blog/x',
  interactive: '{title} (interactive, on the page)',
};

function markdown(content: string): string {
  const html = `<main><article><div class=markdown>${content}</div></article></main>`;
  const {article} = readBuiltPage(html, '');
  return article ? writeMarkdown(articleMarkdown(article, PAGE)).trim() : '';
}

test.each([
  [
    'full addresses',
    '<p><a href=/site/blog/b#c>b</a> <a href=#d>d</a> <a href=https://b.example/>e</a>',
    '[b](https://a.example/site/blog/b#c) [d](https://a.example/site/blog/x#d) [e](https://b.example/)',
  ],
  [
    'pictures with their own addresses',
    '<p><img src=/site/assets/screen-1.png alt=Before> <img src=/site/assets/screen-2.png alt=After>',
    '![Before](https://a.example/site/assets/screen-1.png) ![After](https://a.example/site/assets/screen-2.png)',
  ],
  [
    'an embedded picture as its alternative text',
    '<p>See <img src="data:image/png;base64,AA" alt="a dot">.',
    'See a dot.',
  ],
  [
    'a picture that links to itself, with its caption',
    '<p><span><a href=/site/p.webp><picture><source srcset=/p.avif><img src=/site/p.webp alt=P></picture></a><span>A caption</span></span>',
    '![P](https://a.example/site/p.webp)\\\nA caption',
  ],
  [
    'a picture that links to itself within a sentence',
    '<p>See <span><a href=/site/p.webp><img src=/site/p.webp alt=P></a></span>, and go on.',
    'See ![P](https://a.example/site/p.webp), and go on.',
  ],
  [
    'the label of a drawing without text',
    '<figure><svg role=img aria-label="A diagram"><path /></svg></figure>',
    '**A diagram**',
  ],
  ['a formula without TeX as text', '<p>a <math><mi>x</mi></math> b', 'a x b'],
  [
    'tables with aligned columns',
    '<table><thead><tr><th>A<th style=text-align:right>B<tbody><tr><td>1<td style=text-align:right>2</table>',
    '| A | B |\n| - | -: |\n| 1 | 2 |',
  ],
  [
    'code with language and title',
    '<div class="theme-code-block language-js"><div>a.js</div><div><pre class=language-js><code>f()<br>g()<br></code></pre><button>Copy</button></div></div>',
    '```js title="a.js"\nf()\ng()\n```',
  ],
  [
    'admonitions as quotations',
    '<div class="theme-admonition theme-admonition-tip"><div><span><svg></svg></span>tip</div><div><p>Do it.</div></div>',
    '> **Tip**\n>\n> Do it.',
  ],
  [
    'alerts in GitHub’s syntax as quotations',
    '<div class="markdown-alert markdown-alert-note"><p class=markdown-alert-title><svg></svg>Note<p>Do it.</div>',
    '> **Note**\n>\n> Do it.',
  ],
  [
    'links, code and emphasis in titles of admonitions',
    '<div class="theme-admonition"><div>See <a href="/guide">the <code>x</code> <em>guide</em></a></div><div><p>Do it.</div></div>',
    '> **See [the `x` *guide*](https://a.example/guide)**\n>\n> Do it.',
  ],
  [
    'titles of admonitions as they were written',
    '<div class="theme-admonition"><div>npm install</div><div><p>Do it.</div></div>',
    '> **npm install**\n>\n> Do it.',
  ],
  [
    'all panels of tabs',
    '<div class="tabs-container"><ul role=tablist><li role=tab>npm<li role=tab>yarn</ul><div><div role=tabpanel><p>One</div><div role=tabpanel hidden><p>Two</div></div></div>',
    '**npm**\n\nOne\n\n**yarn**\n\nTwo',
  ],
  [
    'formulas as TeX',
    '<p>So <span class=katex><math><semantics><mi>x</mi><annotation encoding=application/x-tex>x^2</annotation></semantics></math></span>',
    'So $$x^2$$',
  ],
  [
    'footnotes as definitions',
    '<p>Text<sup><a data-footnote-ref href=#n>1</a></sup><section data-footnotes><h2 id=l>Footnotes</h2><ol><li id=n><p>Note <a data-footnote-backref>↩</a></ol></section>',
    'Text[^1]\n\n[^1]: Note',
  ],
  [
    'an interactive component as a link',
    '<figure id=part-vesting data-part=Vesting data-search-skip><p>State</figure>',
    '[Vesting (interactive, on the page)](https://a.example/site/blog/x#part-vesting)',
  ],
  [
    'a plot as its texts and numbers',
    '<figure><svg><text>9</svg><figcaption><p><strong>It grows</strong><p>By two.<details data-search-skip><summary>Numbers</summary><table><tr><th>A<tr><td>1</table></details></figcaption></figure>',
    '**It grows**\n\nBy two.\n\n**Numbers**\n\n| A |\n| - |\n| 1 |',
  ],
  [
    'embedded media as links, unless they have no address',
    '<iframe title=Talk src=https://v.example/1></iframe><video controls><source src=/site/a.webm></video><iframe title=Frame srcdoc="<p>Framed"></iframe>',
    '[Talk](https://v.example/1)<https://a.example/site/a.webm>',
  ],
  [
    'headings of level 1 as level 2, and no title',
    '<h1>Title</h1><p>One<h1 id=b>B</h1><p>Two',
    'One\n\n## B\n\nTwo',
  ],
  [
    'the text of a cell only in the first row and column that it spans',
    '<table><tr><th>Plan<th>Region<th>Price<tr><td rowspan=2>Pro<td>EU<td>10<tr><td>US<td>12<tr><td colspan=2>All<td>20</table>',
    '| Plan | Region | Price |\n| - | - | - |\n| Pro | EU | 10 |\n| | US | 12 |\n| All | | 20 |',
  ],
  [
    'the lists, paragraphs and code of a cell in one line',
    '<table><tr><th>A<th>B<tr><td><ul><li>one<li><p>two<ul><li>three</ul></ul><td><p>p1<p>p2<pre><code>a|b\nc</code></pre></table>',
    '| A | B |\n| - | - |\n| one<br>two<br>three | p1<br>p2<br>`a\\|b`<br>`c` |',
  ],
  [
    'raised and lowered text as HTML',
    '<ul><li>10<sup>6</sup> and x<sub>1</sub><sup></sup></ul><p><sup>2</sup> <em>a<sup>2</sup></em>',
    '- 10<sup>6</sup> and x<sub>1</sub>\n\n<sup>2</sup> *a<sup>2</sup>*',
  ],
  [
    'the reading of ruby text in parentheses',
    '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字',
    '漢(kan)字',
  ],
  [
    'no headers or previews of live code',
    '<div class=playgroundContainer_a1B2><div class=playgroundHeader_a1B2><div>Live Editor</div><div><button>Reset</button></div></div><div class=playgroundEditor_a1B2><pre class="prism-code language-jsx">f()\n</pre></div><div class=playgroundHeader_a1B2>Result</div><div class=playgroundPreview_a1B2><div>Loading...</div></div></div>',
    '```jsx\nf()\n```',
  ],
  [
    'headings in summaries and captions as their text',
    '<details><summary><h2 id=h>Head <em>x</em></h2></summary><div><p>Text</div></details><figure><img src=/p.webp alt=P><figcaption><h4>Caption</h4></figcaption></figure><figure><figcaption><h4>A</h4><p>B</figcaption></figure>',
    '**Head _x_**\n\nText\n\n![P](https://a.example/p.webp)\n\n**Caption**\n\n**A**\n\nB',
  ],
  [
    'bold text without the punctuation at its ends, if no spaces surround it',
    '<p>中文<strong>加粗。</strong>文字<strong>「引用」</strong>文字</p><p><strong>Note:</strong> text',
    '中文**加粗**。文字「**引用**」文字\n\n**Note:** text',
  ],
  [
    'bold text without the spaces at its ends',
    '<p><strong>Note: </strong>text <b> x </b>y',
    '**Note:** text **x** y',
  ],
  [
    'bold text without line breaks at its ends, and no blank or nested bold text',
    '<p><b><br>x<br></b>y<b> </b>z <b>!</b>a <b><em>b </em></b>c<del> d </del>e <strong><b>f</b></strong>',
    '**x**\\\ny z !a **_b_** c ~~d~~ e **f**',
  ],
  [
    'footnotes of several partials, numbered consecutively',
    '<p>A<sup><a data-footnote-ref href=#fn-1-a>1</a></sup><section data-footnotes><ol><li id=fn-1-a>One</ol></section><p>B<sup><a data-footnote-ref href=#fn-%C3%BC>1</a></sup><section data-footnotes><ol><li id=fn-ü>Two</ol></section>',
    'A[^1]\n\n[^1]: One\n\nB[^2]\n\n[^2]: Two',
  ],
  [
    'footnotes without ids',
    '<p>A</p><section data-footnotes><ol><li>One<li>Two</ol></section>',
    'A\n\n[^1]: One\n\n[^2]: Two',
  ],
  [
    'references to footnotes with addresses that cannot be decoded',
    '<p>A<sup><a data-footnote-ref href=#fn-%>1</a></sup><sup><a data-footnote-ref>2</a></sup>',
    'A[^1][^2]',
  ],
  [
    'the labels of drawings outside figures, but not of hidden ones',
    '<p><svg role=img aria-label=Yes></svg> <a href=/g><svg role=img><title>GitHub</title></svg></a> <svg role=img aria-hidden=true aria-label=No></svg>',
    'Yes [GitHub](https://a.example/g)',
  ],
  [
    'spaces between keys, and no empty code',
    '<p><kbd>⌘</kbd><kbd>K</kbd> <code></code><code>a</code>',
    '`⌘` `K` `a`',
  ],
  [
    'no line breaks in headings, and no empty headings',
    '<h2>A<br>B</h2><h3><svg></svg></h3>',
    '## A B',
  ],
  ['no trace of <wbr>', '<p>any<wbr>thing', 'anything'],
  [
    'links with an icon by their label',
    '<p>On <a href=https://b.example aria-label=GitHub><svg></svg></a>. <a href=/x><svg></svg></a> <a href=/y aria-label=Y></a>',
    'On [GitHub](https://b.example/).',
  ],
  ['the text of links that run scripts', '<p><a href="javascript:void(0)">x</a>', 'x'],
  [
    'only the light variant of a themed picture, and pictures in <noscript>',
    '<img src=/a.png alt=A class=themedComponent--light_x1><img src=/b.png alt=A class=themedComponent--dark_x1><div><noscript><img src=/c.png alt=C></noscript></div>',
    '![A](https://a.example/a.png)\n\n![C](https://a.example/c.png)',
  ],
  [
    'admonitions without a title, or with a text as their icon',
    '<div class=theme-admonition><div class=admonitionContent_x1><p>One<p>Two</div></div><div class=theme-admonition><div class=admonitionHeading_x1><span class=admonitionIcon_x1>💡</span>Idea</div><div>Three</div></div>',
    '> One\n>\n> Two\n\n> **Idea**\n>\n> Three',
  ],
  [
    'captions of tables, and line breaks in cells',
    '<table><caption>Prices</caption><tr><th>A<br>B<tr><td><p>1<br>2</table>',
    '**Prices**\n\n| A<br>B |\n| - |\n| 1<br>2 |',
  ],
  ['emphasis between words without spaces', '<p>中文<em>强调</em>文字', '中文*强调*文字'],
  [
    'a diagram as its title',
    '<figure><div role=img aria-label="From A to B"><svg></svg></div></figure>',
    '**From A to B**',
  ],
])('the Markdown has %s', (_, html, expected) => {
  expect(markdown(html)).toBe(expected);
});
