import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {parseTree} from './parseMarkdown.js';

test('dollars are formulas only with the extension', () => {
  const kinds = (extensions: readonly string[]) =>
    parseTree('$$\nx\n$$', 'md', {extensions}).root.children.map(({type}) => type);
  expect(kinds(['math'])).toEqual(['math']);
  expect(kinds(['mermaid', 'plot'])).toEqual(['paragraph']);
});

test('MDX may have the comments and heading ids of Markdown', () => {
  const {root} = parseTree('## A {#b}\n\n<!-- truncate -->\n\nText <!-- no --> on.', 'mdx');
  const shown = root.children.filter(({type}) => (type as string) !== 'comment');
  expect(shown.map((node) => toString(node))).toEqual(['A {#b}', 'Text  on.']);
});
