import {htmlTagNames} from 'html-tag-names';
import type {Paragraph, Root, Text} from 'mdast';
import {svgTagNames} from 'svg-tag-names';
import {SKIP, visit} from 'unist-util-visit';

const HTML_AND_SVG = new Set([...htmlTagNames, ...svgTagNames].map((name) => name.toLowerCase()));
/** Elements of MathML Core. */
const MATHML =
  /^(?:math|semantics|annotation(?:-xml)?|m(?:i|n|o|s|text|space|row|frac|sqrt|root|style|error|padded|phantom|sub|sup|subsup|under|over|underover|multiscripts|prescripts|table|tr|td|action))$/;

/** Node types whose children are blocks. */
const BLOCK_PARENTS = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'containerDirective',
]);
const TAG = /<\/?([a-z][\w-]*)/gi;
/** Comments, processing instructions, CDATA sections and declarations, closed or not. */
const HIDDEN =
  /<!--(?:-?>|[^]*?(?:-->|$))|<\?[^]*?(?:\?>|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<![a-z][^>]*>?/gi;

/** True if a text contains tags, but none of HTML, SVG, MathML or custom elements. */
function isUnknown(html: string): boolean {
  const names = [...html.matchAll(TAG)].map(([, name = '']) => name.toLowerCase());
  return (
    names.length > 0 &&
    names.every((name) => !HTML_AND_SVG.has(name) && !MATHML.test(name) && !name.includes('-'))
  );
}

/**
 * Shows text in Markdown that only looks like an HTML tag, such as `<String>` in `List<String>`. A
 * browser would treat it as an element and hide it. Comments stay hidden. This does not apply to MDX,
 * where `<String>` is a component.
 */
export function remarkUnknownTags() {
  return (tree: Root): void => {
    visit(tree, 'html', (node, index, parent) => {
      const value = node.value.replaceAll(HIDDEN, '');
      if (!parent || index === undefined || !isUnknown(value)) {
        return undefined;
      }
      const text: Text = {type: 'text', value};
      const replacement: Paragraph | Text = BLOCK_PARENTS.has(parent.type)
        ? {type: 'paragraph', children: [text]}
        : text;
      parent.children[index] = replacement as never;
      return SKIP;
    });
  };
}
