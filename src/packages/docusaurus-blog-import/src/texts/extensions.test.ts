import {expect, test} from 'vitest';
import {convertText} from './convertText.js';

const convert = (text: string) => convertText(text, 'md').text;

test.each([
  ['==改==unmounted, a ==b==c', '<mark>改</mark>unmounted, a ==b==c'],
  ['::: v-pre\n{{ x }}\n:::', '{{ x }}'],
  ['::: code-group\n\n```js [a.js]\na\n```\n\n:::', '```js title="a.js"\na\n```'],
  ['```js{1,3} [a b.js]\na\n```', '```js {1,3} title="a b.js"\na\n```'],
  ['```js{1,2}:title=a.js\n1\n```', '```js {1,2} title="a.js"\n1\n```'],
  ['```ts:line-numbers {1} [b.ts]\n1\n```', '```ts {1} title="b.ts" showLineNumbers\n1\n```'],
  ['{% include_code a.py lang:py The *a* %}', '[The *a*](a.py)'],
  ['{% notebook x/b.ipynb cells[2:] %}', '[b](x/b.ipynb)'],
  [':::message alert\nHot\n:::', ':::warning\nHot\n:::'],
  ['@[card](https://a.example/b)', '[https://a.example/b](https://a.example/b)'],
  ['@[slide](abc)', '@[slide](abc)'],
  ['@[jo](https://a.example/jo)', '@[jo](https://a.example/jo)'],
  ['A\n\n    :::python\n    a\n      b\n\nB', 'A\n\n```python\na\n  b\n```\n\nB'],
  ['<<< @/a.js{2}', '`<<< @/a.js{2}`'],
  ['<<<<<<< HEAD', '<<<<<<< HEAD'],
  ['> %[https://a.example]', '> [https://a.example](https://a.example)'],
  ['100%[https://a.example] of', '100%[https://a.example] of'],
  ['![a](/b.png =250x) ![a](b.png align="center")', '![a](/b.png) ![a](b.png)'],
  ['`![a](/b.png =250x)`', '`![a](/b.png =250x)`'],
  ['a\n\n<!-- TEASER_END: more -->\n\nb', 'a\n\n<!-- truncate -->\n\nb'],
  ['![a](/b.png){.right width=300} [c](d){rel="x"}, {e}', '![a](/b.png) [c](d), {e}'],
  ['`![a](/b.png){.right}` ![a](/b.png){alt}', '`![a](/b.png){.right}` ![a](/b.png){alt}'],
  ['```js/0,2-3\na\n```', '```js {1,3-4}\na\n```'],
  ['```js/0/2\na\n```', '```js {1}\na\n```'],
  ['- ```/;``` finds `;`\n- ```n```', '- ```/;``` finds `;`\n- ```n```'],
  ['```rust,hl_lines=3-4 8\na\n```', '```rust {3-4,8}\na\n```'],
  ['- a\n\nb\n    c {{< vimeo 5 >}}', '- a\n\nb\n    c\n\n[Video on Vimeo](https://vimeo.com/5)'],
  ['{{< note title="a](b" >}}c{{< /note >}}', ':::note[a\\](b]\n\nc\n\n:::'],
  ['```rust,linenos\na\n```', '```rust showLineNumbers\na\n```'],
  ['- a {{< vimeo 5 >}}\n- b', '- a\n\n  [Video on Vimeo](https://vimeo.com/5)\n- b'],
  ['> a {{< vimeo 5 >}}\n> b', '> a\n>\n> [Video on Vimeo](https://vimeo.com/5)\n> b'],
  ['{{< note title="[A](/a)" >}}b{{< /note >}}', ':::note[[A](/a)]\n\nb\n\n:::'],
])('%j becomes %j', (text, expected) => {
  expect(convert(text)).toBe(expected);
});

test('the code of Vue in Markdown is left out; components become their content or code', () => {
  const script = '<script setup>\nimport Card from "./Card.vue"\n\nconst a = 1\n</script> Text\n\n';
  const code = '```vue\n<script setup></script>\n<Card />\n```';
  const {text, notes} = convertText(
    `${script}A <Badge text="new" /> and <BR/>\n\n<Card>\n\nB\n\n</Card>\n\n${code}\n`,
    'md',
  );
  expect(text.trim()).toBe(`Text\n\nA \`<Badge text="new" />\` and <BR/>\n\n\n\nB\n\n\n\n${code}`);
  expect(notes).toHaveLength(3);
  expect(convertText('A <Badge />', 'md', {engine: 'hugo'}).text).toBe('A <Badge />');
});

test.each([undefined, 'obsidian'] as const)(
  'a long address of a picture is read in little time: %s',
  (engine) => {
    const picture = `![a](data:image/png;base64,${'A'.repeat(100_000)})`;
    expect(convertText(picture, 'md', {engine}).text).toBe(picture);
  },
);

test('code with dollar signs is not a formula', () => {
  const notesOf = (text: string) => convertText(text, 'md', {markdown: {}}).notes;
  expect(notesOf('`$$typeof` and `$$typeof`')).toEqual([]);
  expect(notesOf('`a` $$b$$')).toHaveLength(1);
});

test('Eleventy templates can use the fields of the post', () => {
  const options = {engine: 'eleventy', page: {title: 'A', link: 'https://a.example'}} as const;
  const text = '[{{ title }}]({{ link }}) {{ page.title }} {{ other }}';
  expect(convertText(text, 'md', options).text).toBe('[A](https://a.example) A {{ other }}');
});

test('in MDX, a formula becomes text on a site without formulas', () => {
  const text = '$$\\frac{a}{b} < c$$';
  const convertFor = (extensions: string[]) =>
    convertText(text, 'mdx', {markdown: {extensions}}).text;
  expect(convertFor([])).toBe('$$\\frac\\{a}\\{b} \\< c$$');
  expect(convertFor(['math'])).toBe(text);
});

test.each(['$$\\left\\{x\\right\\}$$', 'costs $$ <b>{c}</b> and $$ d', '<Foo a="$$" b={c} /> $$'])(
  'in MDX, %j is not changed like a formula',
  (text) => {
    expect(convertText(text, 'mdx', {markdown: {extensions: []}}).text).toBe(text);
  },
);

test.each([
  ['a:hover{color:red}', 'a\\:hover{color:red}'],
  ['Set:this[text] at 10:30, :smile:', 'Set\\:this[text] at 10:30, :smile:'],
  [
    '`a:b{c}` $$f:A_{1}$$ [x](https://x.example/a:b[c])',
    '`a:b{c}` $$f:A_{1}$$ [x](https://x.example/a:b[c])',
  ],
  ['a\n\n::toc\n\nb', 'a\n\n\n\nb'],
  ['- ::card[Words *a*]{x="1"}', '- \\:\\:card[Words *a*]{x="1"}'],
  ['::github{repo="a/b"}', '[GitHub](https://github.com/a/b)'],
  ['::youtube[A video]{#abc}', '[A video](https://www.youtube.com/watch?v=abc)'],
  [':::tip[Title]\n\na\n\n:::', ':::tip[Title]\n\na\n\n:::'],
])('directives become links or text, or are removed if they are empty: %j', (text, expected) => {
  const markdown = {extensions: ['math']};
  for (const kind of ['md', 'mdx'] as const) {
    expect(convertText(text, kind, {source: 'posts/a.md', markdown}).text).toBe(expected);
  }
});

test('MDX expressions are not read as directives', () => {
  const text = '<Foo at={x ? y:z[0]} /> {x ? y:z[0]} and a:b[c]';
  expect(convertText(text, 'mdx').text).toBe(text.replace('a:b', 'a\\:b'));
});
