import {expect, test} from 'vitest';
import {inlineText} from './inlineText';
import {sourceBlocks} from './sourceBlocks';

test.each([
  ['markup', 'A *b* **c *d*** __e__ ~~f~~ `g_h` i.', 'A b c d e f g_h i.'],
  ['characters that are not markup', 'snake_case_name, 2 * 3 * 4, ~5 (~10%).', null],
  ['links and images', '[a](https://x.example/b_(c) "t") ![h](h.png) [![i](i.png)](j) k.', 'a k.'],
  [
    'escaped characters',
    'From \\$5 to $10 and \\*not\\* \\[marked\\].',
    'From $5 to $10 and *not* [marked].',
  ],
  [
    'entities',
    'Fish &amp; chips &lt;here&gt; &copy; &#8364; &#x20ac; &unknown;.',
    'Fish & chips <here> © € € &unknown;.',
  ],
  ['white space', 'One\ntwo  three\\\nfour<br/>five.', 'One two three four five.'],
  ['footnotes', 'It works.[^1]', 'It works.'],
  ['addresses', 'See <https://x.example/a>.', 'See https://x.example/a.'],
  ['tags', 'Press <kbd>Esc</kbd> <span title="a > b">now</span>.', 'Press Esc now.'],
  ['private characters', 'A \u{F0001}b \u{100000} c.', 'A b c.'],
  ['less than', 'If a < b and c > d.', null],
  ['code of code', 'Write `` a`b `` and `{c}` or `[d](e)`.', 'Write a`b and {c} or [d](e).'],
])('the visible text of a paragraph: %s', (_, markdown, text) => {
  expect(inlineText(markdown, 'mdx').text).toBe(text ?? markdown);
});

test('braces and components have no text in MDX, but braces do in Markdown', () => {
  expect(inlineText("A {b} <Part a={{b: 1}} /> c{' '}d.", 'mdx').text).toBe('A \uFFFC \uFFFC c d.');
  expect(inlineText('A {b} c.', 'md').text).toBe('A {b} c.');
  expect(inlineText('The sum $$x$$ is.', 'md').text).toBe('The sum \uFFFC is.');
});

test('links, including reference links, have offsets', () => {
  const definitions = new Map([['ref', '/r']]);
  const {text, links} = inlineText(
    'See **[a b](./a\\_b.md)**, [c][Ref], [ref], [d].',
    'md',
    definitions,
  );
  expect(text).toBe('See a b, c, ref, [d].');
  expect(links.map(({url, at}) => [url, text.slice(at)])).toEqual([
    ['./a_b.md', 'a b, c, ref, [d].'],
    ['/r', 'c, ref, [d].'],
    ['/r', 'ref, [d].'],
  ]);
});

function linesOf(body: string, format: 'md' | 'mdx' = 'mdx'): string[] {
  return sourceBlocks(body, format).flatMap((block) =>
    block.kind === 'text' || block.kind === 'table' ? block.lines : [],
  );
}

test('each paragraph, list item and table row is one line', () => {
  const body = [
    'One\ntwo',
    '- a\n  b\n- [ ] c\n  1. d',
    'In\n2019. it was',
    '| e | f |\n| - | - |\n| g \\| h | |',
    '> said\n>\n> again',
    'text[^1]\n\n[^1]: note',
  ];
  expect(linesOf(body.join('\n\n')).map((line) => line.replace(/\s+/g, ' '))).toEqual([
    'One two',
    'a b',
    'c',
    'd',
    'In 2019. it was',
    'e · f',
    'g | h',
    'said',
    'again',
    'text[^1]',
    'note',
  ]);
});

test('code, comments, tags, imports, rules and definitions are not text', () => {
  const body = [
    "import X from './x';\nimport './y.css';",
    'export const a = 1;',
    '```js\ncode\n\n```` \n',
    '~~~\ncode\n```\ncode\n~~~',
    '<X\n  a="b"\n\n  c={() => <p>d</p>}\n/>',
    '{/* one\n\ntwo */}',
    '<!-- three -->',
    '<details>\n<summary>Shown</summary>\n\ntoo\n\n</details>',
    '---',
    '[name]: https://x.example',
    'Said {/* aside */}so `<!-- this -->`.',
  ].join('\n\n');
  expect(linesOf(body)).toEqual(['<summary>Shown</summary>', 'too', 'Said so `<!-- this -->`.']);
});

test('an admonition is a title and a text', () => {
  expect(linesOf(':::note[Mind]\n\nthis\n\n:::\n\n:::tip\nand\n:::\n\nthat')).toEqual([
    'Mind',
    'this',
    'and',
    'that',
  ]);
});

test('a comment on its own line is a block', () => {
  const blocks = sourceBlocks('{/* a */}\n\n<!-- b -->\nText <!-- c --> on.', 'mdx');
  expect(blocks).toEqual([
    {kind: 'comment', text: 'a'},
    {kind: 'comment', text: 'b'},
    {kind: 'text', lines: ['Text  on.']},
  ]);
});

test('headings have no markup and no explicit ids', () => {
  const body =
    '# A #\n## B {#own}\n### `C` {/* #mine */}\n#### D <!-- #ours -->\n\nE\n---\n#no heading';
  expect(sourceBlocks(body, 'mdx')).toEqual([
    {kind: 'heading', text: 'A'},
    {kind: 'heading', text: 'B'},
    {kind: 'heading', text: '`C`'},
    {kind: 'heading', text: 'D'},
    {kind: 'heading', text: 'E'},
    {kind: 'text', lines: ['#no heading']},
  ]);
});
