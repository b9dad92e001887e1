import {expect, test} from 'vitest';
import {textBlocks} from './plainText';

function textOf(body: string, format: 'md' | 'mdx' = 'mdx'): string {
  return textBlocks(body, format)
    .map(({text}) => text)
    .join(' / ');
}

test.each([
  ['markup', 'A *b* **c *d*** __e__ ~~f~~ `g_h` i.', 'A b c d e f g_h i.'],
  ['links and images', '[a](https://x.example/b_(c) "t") ![h](h.png) [![i](i.png)](j) k.', 'a k.'],
  ['escapes and entities', 'A \\$5 to $10, \\*not\\* &amp; &#8364;.', 'A $5 to $10, *not* & €.'],
  ['directives', 'At 10:30, std::map and a:b.', 'At 10:30, std::map and a:b.'],
  ['braces and components', "A {b} <Part a={{b: 1}} /> c{' '}d.", 'A \uFFFC \uFFFC c d.'],
  ['formulas', 'The sum $$x$$ is.', 'The sum \uFFFC is.'],
  ['tables', '| e | f |\n| - | - |\n| g \\| h | |', 'e · f / g | h'],
  ['admonitions', ':::note[Mind]\n\nthis\n\n:::\n\n:::tip\nand\n:::', 'Mind / this / and'],
  ['invisible syntax', "import X from './x';\n\n{/* a */}\n\n---\n\n[n]: https://x.example", ''],
  ['components in blocks', '<X b={() => <p>d</p>}>\n\ne\n\n</X>\n\n{f}', '\uFFFC / e / \uFFFC'],
  ['lists in HTML', '<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['words in HTML', 'a <b>c</b>d', 'a cd'],
  ['styles and scripts', '<style>\n  a\n</style>\n\nb <script>c</script> d', 'b d'],
  ['invalid MDX', 'a <5', ''],
])('reads the visible text of %s', (_, body, text) => {
  expect(textOf(body)).toBe(text);
});

test('in CommonMark, braces are text, comments are left out, and the text of HTML is kept', () => {
  expect(textOf('A {b} <!-- no --> c.\n\n<p>d</p>', 'md')).toBe('A {b} c. / d');
});

test.each([
  ['<div>a<style>b{}</style><script>c()</script></div>', 'a'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['<p>a<br>b<br/>c</p>', 'a b c'],
  ['<!-- a > b --> c <!-- never closed <p>d</p>', 'c'],
])('the HTML %s in CommonMark has the text %j', (body, text) => {
  expect(textOf(body, 'md')).toBe(text);
});

test('a code block has its language, and the text after the language as `meta`', () => {
  expect(textBlocks('```js title="a"\ncall()\n```', 'mdx')).toEqual([
    {kind: 'code', text: 'call()', links: [], language: 'js', meta: 'title="a"'},
  ]);
});

test('links, including reference links, have the offsets of their texts', () => {
  const body = 'See **[a b](./a\\_b.md)**, [c][Ref], [ref], [d].\n\n[ref]: /r';
  const [{text, links} = {text: '', links: []}] = textBlocks(body, 'md');
  expect(links.map(({url, at}) => [url, text.slice(at)])).toEqual([
    ['./a_b.md', 'a b, c, ref, [d].'],
    ['/r', 'c, ref, [d].'],
    ['/r', 'ref, [d].'],
  ]);
});
