import {createExcerpt} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {postExcerpt} from './postExcerpt';

test.each([
  ['Use a List\\<String> here.', 'Use a List<String> here.'],
  ['Use a `List<String>` here, or ``a`b``.', 'Use a List<String> here, or a`b.'],
  ['Not \\*bold\\*, \\{braces} and \\# signs', 'Not *bold*, {braces} and # signs'],
  ['Q&amp;A &#8212; 5 &lt; 6 &hellip; AT&T &unknown;', 'Q&A — 5 < 6 … AT&T &unknown;'],
  ['<!--\nA note\n-->\n\nText', 'Text'],
  ['~~~js\ncode();\n~~~\n\nText', 'Text'],
  ['> ```js\n> code();\n> ```\n\nText', 'Text'],
  ['1. Item\n\n     ```js\n     code();\n     ```', '1. Item'],
  ['[x]: https://x.example\n\nText', 'Text'],
  ['[^1]: A note.\n\nText[^1].', 'Text.'],
  ['Note: this is it: done at 10:30 or 11:45', 'Note: this is it: done at 10:30 or 11:45'],
  ['See <https://x.example/a> for more', 'See https://x.example/a for more'],
  ['Mail <me@x.example> or <tel:+1>', 'Mail me@x.example or tel:+1'],
  ['If a < b and c > d, then 1 <br/> 2<br/>3.', 'If a < b and c > d, then 1 2 3.'],
  ['#1 in a list', '#1 in a list'],
  [
    '[Runes](https://x.example/Rune_(Go) "A (title)") and ![a](./b.png "(c)") end',
    'Runes and a end',
  ],
  ["![a](<./b (1).png>), ![c](./d.png '(e)') and ![f](<g (2).png>) end", 'a, c and f end'],
  ['[Draft] See [one](/1), [two][2] and ![three][].', '[Draft] See one, two and three.'],
  ['<iframe\n  width="560"\n  title="a > b"\n></iframe>\n\nText', 'Text'],
  ['<Tabs\n  values={[\n    {label: "npm"},\n  ]}>\n<TabItem value="a">Text</TabItem>', 'Text'],
  ['<Toc items={toc.filter((item) => item.level > 1)} />\n\nText', 'Text'],
  ['<Figure caption={<b>Bold</b>} />\n\nText', 'Text'],
  ['{items.map((item) => (\n  <li key={item}>{item}</li>\n))}\n\nText', 'Text'],
  ['<BrowserOnly>{() => <b>{n}</b>}</BrowserOnly> Use `{() => x}`.', 'Use {() => x}.'],
  ['- [x] One\n- Two', 'One'],
  ['| a | b |\n| - | - |\n| 1 | 2 |\n\nText', 'Text'],
  ['<head>\n  <title>Title</title>\n</head>\n\nText', 'Text'],
  ['In `<head>` goes this. In `</head>` that.', 'In <head> goes this. In </head> that.'],
  ['|x| is the absolute value.', '|x| is the absolute value.'],
  ['<style>{`\n.a { color: red; }\n`}</style>\n\nText', 'Text'],
  // Without other text, the heading is the excerpt.
  ['## Only a heading', 'Only a heading'],
  ['```js\ncode();\n```', undefined],
])('the excerpt of %j is %j', (content, excerpt) => {
  expect(postExcerpt(content)).toBe(excerpt);
});

test.each([
  'A **bold** and _slanted_ line with [a link](/x), ~~old~~ and ![a picture](./a.png).',
  "import A from './a';\nimport B from './b';\n\nText with <b>HTML</b>.\n\nMore.",
  ':::note\n\nText\n\n:::',
  'export const a = `\n# b\n---\n[c]: d\n`;\n\nText',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
])('the excerpt of %j equals Docusaurus’ excerpt', (content) => {
  expect(postExcerpt(content)).toBe(createExcerpt(content));
});
