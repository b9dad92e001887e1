import {htmlTagNames} from 'html-tag-names';
import type {Paragraph, Root, Text} from 'mdast';
import {svgTagNames} from 'svg-tag-names';
import {SKIP, visit} from 'unist-util-visit';

const KNOWN = new Set([...htmlTagNames, ...svgTagNames].map((name) => name.toLowerCase()));
/** Elements of MathML Core. */
const MATH =
  /^(?:math|semantics|annotation(?:-xml)?|m(?:i|n|o|s|text|space|row|frac|sqrt|root|style|error|padded|phantom|sub|sup|subsup|under|over|underover|multiscripts|prescripts|table|tr|td|action))$/;

/** Node types whose children are blocks. */
const BLOCKS = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'containerDirective',
]);
const TAG = /<\/?([a-z][\w-]*)/gi;

/** True if there are tags, and none is an HTML, SVG, MathML or custom element. */
function isUnknown(html: string): boolean {
  const names = [...html.matchAll(TAG)].map(([, name = '']) => name.toLowerCase());
  return (
    names.length > 0 &&
    names.every((name) => !KNOWN.has(name) && !MATH.test(name) && !name.includes('-'))
  );
}

/**
 * Shows text that only looks like an HTML tag in CommonMark, such as `<String>` in `List<String>`. A
 * browser would treat it as an element and hide it. MDX has no such tags.
 */
export function remarkUnknownTags() {
  return (tree: Root): void => {
    visit(tree, 'html', ({value}, index, parent) => {
      if (!parent || index === undefined || !isUnknown(value)) {
        return undefined;
      }
      const text: Text = {type: 'text', value};
      const shown: Paragraph | Text = BLOCKS.has(parent.type)
        ? {type: 'paragraph', children: [text]}
        : text;
      parent.children[index] = shown as never;
      return SKIP;
    });
  };
}
