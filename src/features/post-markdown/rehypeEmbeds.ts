import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

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

/**
 * Replaces hand-written HTML in MDX by components that fit a narrow page and hydrate. In Markdown,
 * the theme does so itself.
 */
export function rehypeEmbeds() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as unknown as {name: string | null};
      element.name = COMPONENTS[element.name ?? ''] ?? element.name;
    });
  };
}
