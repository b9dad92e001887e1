import type {Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Components of the theme's `MDXComponents` that stand in for HTML elements in MDX. */
const COMPONENTS: Readonly<Record<string, string>> = {
  embed: 'SizedEmbed',
  iframe: 'SizedIframe',
  object: 'SizedObject',
  pre: 'ScrollingPre',
  script: 'InlineScript',
  style: 'InlineStyle',
  table: 'ScrollingTable',
};

/** Inline styles and scripts. The HTML minifier removes the spaces between them. */
const MINIFIED = /^(?:style|script|Inline(?:Style|Script))$/;

function isMinified(node: Nodes | undefined): boolean {
  const {tagName, name} = (node ?? {}) as {tagName?: string; name?: string | null};
  return MINIFIED.test(tagName ?? name ?? '');
}

/**
 * Replaces HTML elements in MDX with components that fit narrow screens and survive hydration. In
 * Markdown, the theme does so itself. Removes spaces that React would not find in the built page.
 */
export function rehypeEmbeds() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const element = node as unknown as {name: string | null};
        element.name = COMPONENTS[element.name ?? ''] ?? element.name;
      }
      const isSpace = node.type === 'text' && node.value.trim() === '';
      if (!isSpace || !parent || index === undefined) {
        return undefined;
      }
      if (!isMinified(parent.children[index - 1]) || !isMinified(parent.children[index + 1])) {
        return undefined;
      }
      parent.children.splice(index, 1);
      return [SKIP, index] as const;
    });
  };
}
