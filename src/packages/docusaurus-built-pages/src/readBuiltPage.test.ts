// cspell:ignore dampf donaudampf
import {expect, test} from 'vitest';
import {readBuiltPage} from './readBuiltPage.js';

function page(article: string, head = '<title>A post | My site</title>'): string {
  return `<!doctype html><html lang=en><head>${head}</head><body><nav><p>Menu</nav><main>${article}</main></body></html>`;
}

function read(content: string) {
  return readBuiltPage(
    page(
      `<article><header><h1>A post</h1></header><div class="markdown x">${content}</div></article>`,
    ),
    'My site',
  );
}

const linesOf = (content: string) => read(content).blocks.map(({lines}) => lines);

test('a page has title, description and directives for robots', () => {
  const head =
    '<title>On C++ | My site</title><meta name=description content="About a language."><meta name=robots content="noindex, nofollow">';
  expect(readBuiltPage(page('<p>x', head), 'My site')).toMatchObject({
    title: 'On C++',
    description: 'About a language.',
    isNoIndex: true,
  });
});

test.each([
  ['has several articles', '<main><article><p>One</article><article><p>Two</article></main>', []],
  [
    'has an article and nothing else',
    '<main><div><article><p>Text.</article></div></main>',
    [['Text.']],
  ],
  ['has no <main>', '<p>Text', []],
  [
    'begins with an element whose name begins with "main"',
    '<main-menu>x</main-menu><main><article>Text</article></main>',
    [['Text']],
  ],
])('text comes only from the one article in <main>: a page that %s', (_, body, lines) => {
  const {blocks} = readBuiltPage(`<html><body>${body}`, '');
  expect(blocks.map((block) => block.lines)).toEqual(lines);
});

test('headings have the ids of the page, in any script', () => {
  const {headings, blocks} = read(
    '<h2 id=v2.0>Version 2<a class=hash-link href=#v2.0>​</a></h2><p>New.<h3 id=安装>安装</h3><p>步骤<h2>No id</h2>',
  );
  expect(headings).toEqual([
    {level: 2, text: 'Version 2', anchor: 'v2.0'},
    {level: 3, text: '安装', anchor: '安装'},
  ]);
  expect(blocks.map(({anchor, lines}) => [anchor, ...lines])).toEqual([
    ['v2.0', 'New.'],
    ['安装', '步骤'],
    ['安装', 'No id'],
  ]);
});

test.each([
  [
    'tables row by row',
    '<table><thead><tr><th>A<th>B<tbody><tr><td>1<td>2</table>',
    ['A\tB', '1\t2'],
  ],
  [
    'lists in lists with indentation',
    '<ul><li>One<ul><li>Under</ul><li><p>Two<p>more</ul>',
    ['One', '  Under', 'Two more'],
  ],
  [
    'code line by line',
    '<pre class="language-js"><code><span class=token-line>a<br></span><span class=token-line>b<br></span></code></pre>',
    ['a', 'b'],
  ],
  [
    'text without controls, drawings and noscript',
    '<p>Seen.<button>Copy</button><svg><text>9</svg><noscript>No</noscript>',
    ['Seen.'],
  ],
  ['words without their soft hyphens', '<p>Donau\u00ADdampf', ['Donaudampf']],
  [
    'the text of a cell in each row and column that it spans',
    '<table><tr><th>Plan<th>Region<th>Price<tr><td rowspan=2>Pro<td>EU<td>10<tr><td>US<td>12<tr><td colspan=2>All<td>20</table>',
    ['Plan\tRegion\tPrice', 'Pro\tEU\t10', 'Pro\tUS\t12', 'All\tAll\t20'],
  ],
  [
    'the blocks in a list item as one line',
    '<ul><li><p>One</p><table><tr><th>Name<th>Type<tr><td>alpha<td>beta</table><li><div><div>Careful</div><div><p>Mind it.<p>And that.</div></div><li>A<ul><li>B</ul>c<li><details><summary>More</summary><div>Text</div></details></ul>',
    ['One Name Type alpha beta', 'Careful Mind it. And that.', 'A c', '  B', 'More Text'],
  ],
  [
    'cards as their texts, without the icons that the theme adds',
    '<section><article><a href=/x><h2>📄️ Recipe</h2><p>To cook.</p></a></article><h2><span class=cardTitleIcon_x1>📄️</span><span>Menu</span></h2></section>',
    ['📄️ Recipe', 'To cook.', 'Menu'],
  ],
  [
    'the caption of a table',
    '<table><caption>Prices in €</caption><tr><th>A<th>B</table>',
    ['Prices in €', 'A\tB'],
  ],
  [
    'a sentence without its pictures, icons and controls',
    '<p>Click <img alt=gear><svg><path></path></svg> or <button>Go</button>, <label>x</label>to <font>open</font> <big>it</big>.',
    ['Click or , to open it.'],
  ],
  [
    'powers and indices with ^ and _',
    '<p>10<sup>6</sup>, <em>x</em><sub>1</sub>, e<sup>-3</sup>, 2<sup>n</sup>, CO<sub>2</sub>',
    ['10^6, x_1, e^(-3), 2^n, CO_2'],
  ],
  [
    'ordinals, trademarks and footnote marks without ^',
    '<p>1<sup>st</sup> 2<sup>e</sup> X<sup>®</sup> note<sup>[1]</sup> this<sup><a href=#1>1</a></sup> <sup>2</sup>',
    ['1st 2e X® note[1] this1 2'],
  ],
  [
    'ruby without its reading',
    '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp>字<rt>ji</rt></ruby>だ',
    ['漢字だ'],
  ],
])('reads %s', (_, html, lines) => {
  expect(linesOf(html).flat()).toEqual(lines);
});

test('a code block is output if it has a title, or if its language is text', () => {
  const frame = (title: string, language: string) =>
    `<div class="theme-code-block language-${language}"><div>${title}</div><div><pre><code>x</code></pre></div></div>`;
  expect(read(frame('a.js', 'js')).blocks).toMatchObject([{kind: 'output', title: 'a.js'}]);
  expect(read('<pre class=language-text><code>x</code></pre>').blocks).toMatchObject([
    {kind: 'output'},
  ]);
  expect(read('<pre class=language-js><code>x</code></pre>').blocks).toMatchObject([
    {kind: 'code'},
  ]);
});

test('a formula stays in its sentence', () => {
  const formula = (content: string, display: string) =>
    `<span class=katex><math ${display}><semantics><mrow>${content}</mrow><annotation encoding=application/x-tex>x</annotation></semantics></math></span>`;
  const product = formula('<mi>a</mi><mo>×</mo><mi>b</mi>', 'display=block');
  const square = formula('<msup><mi>c</mi><mn>2</mn></msup>', '');
  const html = `<p>The sum is</p>${product}<p>which is ${square}.`;
  expect(linesOf(html)).toEqual([['The sum is', 'a × b', 'which is c^2.']]);
});

test('a figure is read as its caption, an entry as its paragraphs, a footnote as a paragraph', () => {
  expect(
    linesOf(
      '<figure><svg></svg><figcaption><p><strong>Title</strong><p>Finding.</figcaption></figure>',
    ),
  ).toEqual([['Title', 'Finding.']]);
  const {blocks} = read(
    '<ul><li data-search-entry><div><p>Title<p>Author · <!-- -->1999</div></ul><p>Text<sup><a data-footnote-ref href=#n>1</a></sup><section data-footnotes><h2 class=sr-only id=l>Footnotes</h2><ol><li id=n><p>Note <a data-footnote-backref>↩</a></ol></section>',
  );
  expect(blocks.map(({kind, lines}) => [kind, ...lines])).toEqual([
    ['entry', 'Title', 'Author · 1999'],
    ['text', 'Text'],
    ['text', 'Note'],
  ]);
});

test.each([
  ['Title<p>Note', ['Title', 'Note']],
  ['<div><p>By:<ul><li>A<li>B</ul></div>', ['By:', 'A', 'B']],
  ['<h3 id=t>Title</h3><div>Note</div>', ['Title', 'Note']],
])('the entry %s has all its text', (content, lines) => {
  expect(read(`<ul><li data-search-entry>${content}</ul>`).blocks).toMatchObject([
    {kind: 'entry', lines},
  ]);
});

test('any delimiter can separate the title of a page from that of the site', () => {
  const html = page('<div>An application</div>', '<title>Plain page · My site</title>');
  expect(readBuiltPage(html, 'My site', '·').title).toBe('Plain page');
  expect(readBuiltPage(html, 'My site').title).toBe('Plain page · My site');
});

test.each([
  ['<h1><em>B</em></h1><p>One', 'B', [['One']]],
  ['<div data-search-skip><p>Menu</div><div><h1>B</h1></div><p>One', 'B', [['One']]],
  ['<p>One<h1 id=b>B</h1><p>Two', 'A post', [['One'], ['Two']]],
])('a doc with a hidden title and %s has the title %s', (content, title, lines) => {
  const built = readBuiltPage(
    page(`<article><div class=markdown>${content}</div></article>`),
    'My site',
  );
  expect(built.title).toBe(title);
  expect(built.blocks.map((block) => block.lines)).toEqual(lines);
});

test('if there are several articles, the text comes from the one with the title, or else from a doc', () => {
  const other = '<article><h2>Related</h2><p>Another page.</article>';
  for (const own of [
    '<article><h1>Title</h1><p>Text.</article>',
    '<article><header><h1>Title</h1></header><div class=markdown><p>Text.</div></article>',
  ]) {
    expect(readBuiltPage(page(own + other), '')).toMatchObject({
      title: 'Title',
      blocks: [{lines: ['Text.']}],
    });
  }
  const markdown = '<article><div class="theme-doc-markdown markdown"><p>Text.</div></article>';
  expect(readBuiltPage(page(other + markdown), '').blocks).toMatchObject([{lines: ['Text.']}]);
});

test('only the first h1 is the title; further ones are headings', () => {
  const {title, headings, blocks} = read(
    '<p>One<h1 id=b>B<a class=hash-link>#</a></h1><p>Two<h1>C</h1>',
  );
  expect(title).toBe('A post');
  expect(headings).toEqual([{level: 2, text: 'B', anchor: 'b'}]);
  expect(blocks.map(({anchor, lines}) => [anchor, ...lines])).toEqual([
    [null, 'One'],
    ['b', 'Two'],
    ['b', 'C'],
  ]);
});

test('the label of a tab introduces its panel; in lazy tabs, the selected label introduces the only panel', () => {
  const tabs = (panels: string) =>
    `<p>Install it:</p><div class=tabs-container><ul role=tablist><li role=tab aria-selected=false>Windows<li role=tab aria-selected=true>macOS</ul><div>${panels}</div></div>`;
  const panel = (content: string) => `<div role=tabpanel>${content}</div>`;
  expect(read(tabs(panel('<pre>a</pre><p>Then.') + panel('Use brew.'))).blocks).toMatchObject([
    {kind: 'code', intro: 'Install it: Windows:', lines: ['a']},
    {kind: 'text', lines: ['Then.']},
    {kind: 'text', intro: 'macOS:', lines: ['Use brew.']},
  ]);
  expect(read(tabs(panel('<p>Use brew.'))).blocks).toMatchObject([
    {lines: ['Install it:']},
    {intro: 'macOS:', lines: ['Use brew.']},
  ]);
});

test.each(['Three:', '三つ：'])('the paragraph "%s" introduces the list after it', (intro) => {
  expect(read(`<p>${intro}</p><ul><li>One</ul>`).blocks).toMatchObject([{kind: 'list', intro}]);
});

test('the title of an admonition introduces its text, unless it is the default one', () => {
  const admonition = (title: string, content: string) =>
    `<div class="theme-admonition theme-admonition-tip"><div><span><svg></svg></span>${title}</div><div>${content}</div></div>`;
  expect(read(admonition('tip', '<p>Do it.')).blocks).toEqual([
    {kind: 'text', anchor: null, lines: ['Do it.']},
  ]);
  expect(
    read(`${admonition('Careful', '<p>Mind these:<ul><li>One</ul>')}<p>After.`).blocks,
  ).toMatchObject([
    {kind: 'list', intro: 'Careful: Mind these:', lines: ['One']},
    {kind: 'text', lines: ['After.']},
  ]);
  expect(linesOf(`${admonition('Careful', '')}<p>After.`)).toEqual([['Careful'], ['After.']]);
  const alert = '<div class=markdown-alert><p class=markdown-alert-title>Note<p>Do it.</div>';
  expect(linesOf(alert)).toEqual([['Do it.']]);
  const icon = '<span class=admonitionIcon_x1>💡</span>';
  expect(read(admonition(`${icon}Idea`, 'Do it.')).blocks).toMatchObject([{intro: 'Idea:'}]);
  const untitled =
    '<div class=theme-admonition><div class=admonitionContent_x1><p>A<p>B</div></div>';
  expect(linesOf(untitled)).toEqual([['A'], ['B']]);
});

test.each([
  ['<ol><li>Peel<ul><li>x<li>y</ul><li>Boil<li>Sugar</ol>', [1, null, null, 2, 3]],
  ['<ol><li>A<ol start=3><li>x<li>y</ol><li>B</ol>', [1, 3, 4, 2]],
  ['<ol><li>A<li value=7>B<li>C</ol>', [1, 7, 8]],
  ['<ol reversed><li>A<li>B</ol>', [2, 1]],
  ['<ul><li>A<ol><li>B</ol></ul>', undefined],
])('%s has the numbers that the page shows', (html, numbers) => {
  const {blocks} = read(html);
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.numbers).toEqual(numbers);
});

test('only the code of live code is read', () => {
  const frame =
    '<div class=playgroundHeader_a1B2><div>Live Editor</div></div><div><pre class=language-jsx>f()</pre></div><div class=playgroundHeader_a1B2>Result</div><div class=playgroundPreview_a1B2><div>Loading...</div></div>';
  expect(linesOf(`<div>${frame}</div>`)).toEqual([['f()']]);
});

test.each([
  [
    'the generated page of a category',
    'docs-wrapper',
    '<div class=generatedIndexPage_a1B2><header><h1>A post</h1></header><article><section><a href=/x><h2>Card</h2></a></section></article></div>',
  ],
  [
    'the front page of a blog with one post',
    'x blog-list-page',
    '<article><h2>Only post</h2><p>Text</article>',
  ],
])('%s has no text of its own', (_, name, main) => {
  const html = page(main).replace('<html', `<html class="${name}"`);
  expect(readBuiltPage(html, 'My site')).toMatchObject({title: 'A post', blocks: []});
});
