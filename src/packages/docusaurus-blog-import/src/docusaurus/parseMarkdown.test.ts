import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {parseMarkdown} from './parseMarkdown.js';

test('dollars are formulas only with the extension', () => {
  const kinds = (extensions: readonly string[]) =>
    parseMarkdown('$$\nx\n$$', 'md', {extensions}).children.map(({type}) => type);
  expect(kinds(['math'])).toEqual(['math']);
  expect(kinds(['mermaid', 'plot'])).toEqual(['paragraph']);
});

const ADMONITION = ':::tip My title\n\nInside :here.\n\n:::\n\nA 12:30 train.';

test.each(['md', 'mdx'] as const)('an admonition in %s is a quotation with its title', (format) => {
  const {children} = parseMarkdown(ADMONITION, format);
  expect(children.map((node) => [node.type, toString(node)])).toEqual([
    ['blockquote', 'My titleInside :here.'],
    ['paragraph', 'A 12:30 train.'],
  ]);
});

test('MDX may have the comments and heading ids of Markdown', () => {
  const {children} = parseMarkdown('## A {#b}\n\n<!-- truncate -->\n\nText <!-- no --> on.', 'mdx');
  const shown = children.filter(({type}) => (type as string) !== 'comment');
  expect(shown.map((node) => toString(node))).toEqual(['A {#b}', 'Text  on.']);
});
