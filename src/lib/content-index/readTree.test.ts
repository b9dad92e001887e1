import {expect, test} from 'vitest';
import {parseMarkdown} from './parseMarkdown';
import {readBlocks} from './readBlocks';
import {readTree} from './readTree';

function linesOf(body: string, format: 'md' | 'mdx' = 'mdx') {
  return readBlocks(parseMarkdown(body, format)).flatMap(({lines}) => lines);
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
  expect(linesOf(body)[0]).toBe(text);
});

test('what has no words is left out: diagrams, pictures, imports, rules, comments, data of plots', () => {
  const body = [
    "import X from './x';",
    '```mermaid title="T"\nflowchart TD\n  A --> B\n```',
    '![Alt](a.png)',
    '{/* truncate */}',
    '---',
    '<X />',
    'Said.',
    '```plot title="T"\ndata: ./a.csv\ndescription: What it shows.\n```',
  ].join('\n\n');
  expect(linesOf(body)).toEqual(['Said.', 'What it shows.']);
  expect(linesOf('<!-- truncate -->\n\n<div>\nraw\n</div>\n\nSaid.', 'md')).toEqual(['Said.']);
});

test('an admonition’s text is read below its name, its fences are not', () => {
  expect(linesOf(':::note\nMind this.\n:::\n\nAnd that.')).toEqual([
    'Note',
    'Mind this.',
    'And that.',
  ]);
});

test('headings have their ids', () => {
  const body = [
    '# Title',
    'Lead.',
    '## A `b` {/* #own */}',
    'First.',
    '## Same',
    '### Same',
    'Second.',
  ].join('\n\n');
  const {headings} = readTree(parseMarkdown(body, 'mdx'));
  expect(headings).toEqual([
    {level: 2, text: 'A b', anchor: 'own'},
    {level: 2, text: 'Same', anchor: 'same'},
    {level: 3, text: 'Same', anchor: 'same-1'},
  ]);
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
  expect(readTree(parseMarkdown(body, 'mdx', {extensions: ['math']})).links).toEqual([
    {url: './b.mdx#c', sentence: 'But there and so, e.g. here.', anchor: null},
    {url: '/d', sentence: 'But there and so, e.g. here.', anchor: null},
    {url: './e.mdx', sentence: 'On this', anchor: 'on-this'},
    {url: './f.mdx', sentence: 'See … at f.', anchor: 'on-this'},
    {url: './g.mdx', sentence: 'A · g', anchor: 'on-this'},
  ]);
});

test('text that is not MDX is refused', () => {
  expect(() => parseMarkdown('One <Two', 'mdx')).toThrow();
  expect(linesOf('One <Two', 'md')).toEqual(['One <Two']);
});
