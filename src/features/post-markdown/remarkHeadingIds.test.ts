import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {toMarkdown} from 'mdast-util-to-markdown';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkHeadingIds} from './remarkHeadingIds';

test.each([
  // Docusaurus also reads ids from comments.
  ['## Calling {#Widget-__call__}', '## Calling<!-- #Widget-__call__ -->'],
  ['## A *b* {#c*d*e}', '## A *b*<!-- #c*d*e -->'],
  // Ids without emphasis stay unchanged.
  ['## A {#a_b_c}', '## A {#a_b_c}'],
  ['## A `b` {#v2.0}', '## A `b` {#v2.0}'],
  ['## Calling {#Widget-\\_\\_call\\_\\_}', '## Calling {#Widget-__call__}'],
  ['## __init__ and more', '## **init** and more'],
  ['## The `{#__id__}` syntax', '## The `{#__id__}` syntax'],
])('an id that looks like emphasis becomes a comment: %j is read as %j', (source, expected) => {
  for (const parser of [unified().use(remarkParse), unified().use(remarkParse).use(remarkMdx)]) {
    const file = new VFile(escapeMarkdownHeadingIds(source));
    const tree = parser.parse(file);
    remarkHeadingIds()(tree, file);
    expect(toMarkdown(tree).replaceAll('\\', '').trim()).toBe(expected);
  }
});
