import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {parseTree} from './parseMarkdown.js';

test('dollar signs mark formulas only with the extension `math`', () => {
  const kinds = (extensions: readonly string[]) =>
    parseTree('$$\nx\n$$', 'md', {extensions}).root.children.map(({type}) => type);
  expect(kinds(['math'])).toEqual(['math']);
  expect(kinds(['mermaid', 'plot'])).toEqual(['paragraph']);
});

test('MDX may contain HTML comments and heading ids in braces', () => {
  const {root} = parseTree('## A {#b}\n\n<!-- truncate -->\n\nText <!-- no --> on.', 'mdx');
  const withoutComments = root.children.filter(({type}) => (type as string) !== 'comment');
  expect(withoutComments.map((node) => toString(node))).toEqual(['A {#b}', 'Text  on.']);
});
