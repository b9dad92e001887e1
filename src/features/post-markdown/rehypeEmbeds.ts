import type {Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Names of the components in `MDXComponents` that replace HTML elements. In compiled posts, the security
 * policy recognizes frames by the property "iframe", whose name the bundler keeps.
 */
const COMPONENTS = new Map([
  ['embed', 'Sized.embed'],
  ['iframe', 'Sized.iframe'],
  ['object', 'Sized.object'],
  ['pre', 'ScrollingPre'],
  ['script', 'InlineScript'],
  ['style', 'InlineStyle'],
  ['table', 'ScrollingTable'],
]);

function isStyleOrScript(node: Nodes | undefined): boolean {
  const {tagName, name} = (node ?? {}) as {tagName?: string; name?: string | null};
  return /^(?:style|script|Inline(?:Style|Script))$/.test(tagName ?? name ?? '');
}

/**
 * Replaces HTML elements in MDX with components that fit narrow screens and hydrate without
 * warnings. In CommonMark, `MDXComponents` already replaces them. Also removes spaces between inline
 * styles and scripts: the HTML minifier removes them from the page, so hydration would find a
 * mismatch.
 */
export function rehypeEmbeds() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const element = node as unknown as {name: string | null};
        // Skips the content of `Head`, Docusaurus' name for `<head>`, which cannot contain components.
        if (element.name === 'Head') {
          return SKIP;
        }
        element.name = COMPONENTS.get(element.name ?? '') ?? element.name;
      }
      const isSpace = node.type === 'text' && node.value.trim() === '';
      if (!isSpace || !parent || index === undefined) {
        return undefined;
      }
      const isBetween =
        isStyleOrScript(parent.children[index - 1]) && isStyleOrScript(parent.children[index + 1]);
      if (!isBetween) {
        return undefined;
      }
      parent.children.splice(index, 1);
      return [SKIP, index] as const;
    });
  };
}
