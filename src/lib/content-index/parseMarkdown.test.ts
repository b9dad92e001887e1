import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {parsePostFile} from '../postFile';
import {formatOf, parseMarkdown} from './parseMarkdown';

test.each([
  ['a.mdx', 'Text', 'mdx'],
  ['a.md', 'Text with {braces}, a < b and <NAME>.', 'md'],
  ['a.md', "import Tabs from '@theme/Tabs';\n\nText", 'mdx'],
  ['a.md', "import {\n  a,\n} from 'b';\n\nText", 'mdx'],
  ['a.md', 'export const a = 1;\n\nText', 'mdx'],
  ['a.md', 'Lead\n\n{/* truncate */}\n\nText', 'mdx'],
  ['a.md', '<Quote by="x">\nText\n</Quote>', 'mdx'],
  ['a.md', '<Player id="x" />', 'mdx'],
  ['a.md', '```js\nimport a from "b";\n```\n\nWrite `<A />` or `{/* x */}`.', 'md'],
  ['a.md', '---\nmdx:\n  format: md\n---\n<Player />', 'md'],
  ['a.mdx', '---\nmdx:\n  format: md\n---\nText', 'md'],
  ['a.md', '---\nmdx:\n  format: mdx\n---\nText', 'mdx'],
])('%s with %j is %s', (name, text, format) => {
  expect(formatOf(parsePostFile(`blog/${name}`, text))).toBe(format);
});

const ADMONITION = ':::tip My title\n\nInside :here.\n\n:::\n\nA 12:30 train.';

test.each(['md', 'mdx'] as const)('an admonition in %s is a quotation with its title', (format) => {
  const {children} = parseMarkdown(ADMONITION, format);
  expect(children.map((node) => [node.type, toString(node)])).toEqual([
    ['blockquote', 'My titleInside :here.'],
    ['paragraph', 'A 12:30 train.'],
  ]);
});

test('MDX may hold the comments and heading ids of Markdown', () => {
  const {children} = parseMarkdown('## A {#b}\n\n<!-- truncate -->\n\nText <!-- no --> on.', 'mdx');
  const shown = children.filter(({type}) => (type as string) !== 'comment');
  expect(shown.map((node) => toString(node))).toEqual(['A {#b}', 'Text  on.']);
});
