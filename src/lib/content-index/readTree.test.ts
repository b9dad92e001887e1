import {expect, test} from 'vitest';
import {parseMarkdown} from './parseMarkdown';
import {readTree} from './readTree';

function passagesOf(body: string, format: 'md' | 'mdx' = 'mdx') {
  return readTree(parseMarkdown(body, format)).passages.map(({kind, text}) => [kind, text]);
}

test.each([
  [
    'marks are gone',
    'A *b* **c** ~~d~~ `e_f` [g](https://x.example) ![h](h.png) i.',
    'A b c d e_f g i.',
  ],
  [
    'money is no formula',
    'From \\$5 to $10 and \\*not\\* marked.',
    'From $5 to $10 and *not* marked.',
  ],
  ['entities are letters', 'Fish &amp; chips &lt;here&gt; &copy;.', 'Fish & chips <here> ©.'],
  ['space is one space', 'One\ntwo  three\\\nfour.', 'One two three four.'],
  ['quotes stay as they are', '"It\'s" “fine” … – ok.', '"It\'s" “fine” … – ok.'],
  ['footnotes’ marks are gone', 'It works.[^1]\n\n[^1]: See there.', 'It works.'],
  ['an address is its own words', 'See https://x.example/a.', 'See https://x.example/a.'],
  ['a named address is found', 'See [this][a].\n\n[a]: https://x.example', 'See this.'],
  ['comments say nothing', 'One {/* a note */}two.', 'One two.'],
  ['HTML’s own elements show their text', 'One <kbd>Esc</kbd> two.', 'One Esc two.'],
])('a paragraph as its reader sees it: %s', (_what, body, text) => {
  expect(passagesOf(body)[0]).toEqual(['paragraph', text]);
});

test('each kind of block is a passage of its own', () => {
  const body = [
    'Lead.',
    '- one\n- two\n  - within\n\n  more of two',
    '> Said *so*.',
    '| A | B |\n| - | - |\n| 1 | `2` |',
    '```js title="x"\nconst a = 1;\n\n  b();\n```',
  ].join('\n\n');
  expect(passagesOf(body)).toEqual([
    ['paragraph', 'Lead.'],
    ['item', 'one'],
    ['item', 'two'],
    ['item', 'within'],
    ['item', 'more of two'],
    ['quote', 'Said so.'],
    ['row', 'A\nB'],
    ['row', '1\n2'],
    ['code', 'const a = 1;\n\n  b();'],
  ]);
});

test('what has no words is left out: formulas, diagrams, pictures, imports, rules, comments, data of plots', () => {
  const body = [
    "import X from './x';",
    '$$\nx^2\n$$',
    '```mermaid title="T"\nflowchart TD\n  A --> B\n```',
    '![Alt](a.png)',
    '{/* truncate */}',
    '---',
    '<X />',
    'Said.',
    '```plot title="T"\ndata: ./a.csv\ndescription: What it shows.\n```',
  ].join('\n\n');
  expect(passagesOf(body)).toEqual([
    ['paragraph', 'Said.'],
    ['paragraph', 'What it shows.'],
  ]);
  expect(passagesOf('<!-- truncate -->\n\n<div>\nraw\n</div>\n\nSaid.', 'md')).toEqual([
    ['paragraph', 'Said.'],
  ]);
});

test('a sentence with a formula is left out, and what is around it stands apart', () => {
  expect(passagesOf('One. Two. So $$x^2$$ is. Three. It is {1 + 1}. <X /> runs. Four.')).toEqual([
    ['paragraph', 'One. Two.'],
    ['paragraph', 'Three.'],
    ['paragraph', 'Four.'],
  ]);
});

test('an admonition’s text is read, its fences are not', () => {
  expect(passagesOf(':::note\nMind this.\n:::\n\nAnd that.')).toEqual([
    ['paragraph', 'Mind this.'],
    ['paragraph', 'And that.'],
  ]);
});

test('a component’s text is what the site says it shows, and what stands inside it', () => {
  const {passages} = readTree(
    parseMarkdown('## Shelf\n\n<Shelf topic="a" />\n\n<Fold>\n\nInside.\n\n</Fold>', 'mdx'),
    (name, {topic}) => (name === 'Shelf' ? [`Title ${topic}\nNote.`] : []),
  );
  expect(passages).toEqual([
    {kind: 'item', anchor: 'shelf', text: 'Title a\nNote.'},
    {kind: 'paragraph', anchor: 'shelf', text: 'Inside.'},
  ]);
});

test('headings have their ids, and passages stand under them', () => {
  const body = [
    '# Title',
    'Lead.',
    '## A `b` {/* #own */}',
    'First.',
    '## Same',
    '### Same',
    'Second.',
  ].join('\n\n');
  const {headings, passages} = readTree(parseMarkdown(body, 'mdx'));
  expect(headings).toEqual([
    {level: 2, text: 'A b', anchor: 'own'},
    {level: 2, text: 'Same', anchor: 'same'},
    {level: 3, text: 'Same', anchor: 'same-1'},
  ]);
  expect(passages.map(({anchor}) => anchor)).toEqual([null, 'own', 'same-1']);
});

test('plain Markdown knows ids in braces and in comments', () => {
  const {headings} = readTree(
    parseMarkdown('## One {#first}\n\n## Two <!-- #second -->\n\n## Q{}A', 'md'),
  );
  expect(headings.map(({text, anchor}) => [text, anchor])).toEqual([
    ['One', 'first'],
    ['Two', 'second'],
    ['Q{}A', 'qa'],
  ]);
});

test('a link comes with its sentence, wherever it stands', () => {
  const body = [
    'Not here. But [there](./b.mdx#c) and `so`, e.g. [here](/d). Not again.',
    '## On [this](./e.mdx)',
    '- See $$x$$ at [f](./f.mdx).',
    '| A | [g](./g.mdx) |\n| - | - |',
  ].join('\n\n');
  expect(readTree(parseMarkdown(body, 'mdx')).links).toEqual([
    {url: './b.mdx#c', sentence: 'But there and so, e.g. here.', anchor: null},
    {url: '/d', sentence: 'But there and so, e.g. here.', anchor: null},
    {url: './e.mdx', sentence: 'On this', anchor: 'on-this'},
    {url: './f.mdx', sentence: 'See … at f.', anchor: 'on-this'},
    {url: './g.mdx', sentence: 'A · g', anchor: 'on-this'},
  ]);
});

test('text that is not MDX is refused', () => {
  expect(() => parseMarkdown('One <Two', 'mdx')).toThrow();
  expect(passagesOf('One <Two', 'md')).toEqual([['paragraph', 'One <Two']]);
});
