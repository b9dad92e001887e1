import type {Element, Nodes, Parents, Root} from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Elements whose aspect ratio browsers do not derive from `width` and `height`. */
const FRAMES = new Set(['iframe', 'object', 'embed']);

const NUMBER = /^\d+(?:\.\d+)?$/;

/** Returns the source of an attribute's value, such as 560 for `width="560"` or `width={560}`. */
function attribute({attributes}: JsxElement, name: string): string | undefined {
  const found = attributes.find(
    (entry): entry is MdxJsxAttribute => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  return typeof found?.value === 'object' ? found.value?.value.trim() : found?.value;
}

function ratio(width: unknown, height: unknown): string | undefined {
  const isSized = [width, height].every((side) => NUMBER.test(String(side)) && Number(side) > 0);
  return isSized ? `${String(width)} / ${String(height)}` : undefined;
}

/** Builds an attribute whose value is a JavaScript expression. */
function expression(
  name: string,
  value: number | Readonly<Record<string, string>>,
): MdxJsxAttribute {
  const literal = (content: string | number) => ({type: 'Literal' as const, value: content});
  const node =
    typeof value === 'number'
      ? literal(value)
      : {
          type: 'ObjectExpression' as const,
          properties: Object.entries(value).map(([key, text]) => ({
            type: 'Property' as const,
            key: literal(key),
            value: literal(text),
            kind: 'init' as const,
            method: false,
            shorthand: false,
            computed: false,
          })),
        };
  const estree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    body: [{type: 'ExpressionStatement' as const, expression: node}],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {estree: estree as never},
    },
  };
}

/**
 * Elements whose text the HTML minifier shortens, and between which it removes spaces, so that React
 * would find another content in the page.
 */
const MINIFIED = new Set(['script', 'style']);

function isMinified(node: Nodes | undefined): boolean {
  const name = node && ('tagName' in node ? node.tagName : 'name' in node ? node.name : undefined);
  return MINIFIED.has(name ?? '');
}

/** True for the space between two inline styles or scripts. */
function isRemovedSpace(node: Nodes, index: number, parent: Parents): boolean {
  return (
    node.type === 'text' &&
    node.value.trim() === '' &&
    isMinified(parent.children[index - 1]) &&
    isMinified(parent.children[index + 1])
  );
}

function fitJsx(element: JsxElement): void {
  if (MINIFIED.has(element.name ?? '')) {
    element.attributes.push({
      type: 'mdxJsxAttribute',
      name: 'suppressHydrationWarning',
      value: null,
    });
  } else if (element.name === 'table') {
    element.name = 'ScrollingTable';
  } else if (element.name === 'pre' && attribute(element, 'tabIndex') === undefined) {
    element.attributes.push(expression('tabIndex', 0));
  } else if (FRAMES.has(element.name ?? '') && attribute(element, 'style') === undefined) {
    const aspectRatio = ratio(attribute(element, 'width'), attribute(element, 'height'));
    if (aspectRatio) {
      element.attributes.push(expression('style', {aspectRatio, height: 'auto'}));
    }
  }
}

function fitHtml({tagName, properties}: Element): void {
  const aspectRatio = ratio(properties['width'], properties['height']);
  if (FRAMES.has(tagName) && aspectRatio && properties['style'] === undefined) {
    properties['style'] = `aspect-ratio: ${aspectRatio}; height: auto`;
  }
  if (MINIFIED.has(tagName)) {
    properties['suppressHydrationWarning'] = true;
  }
}

/**
 * Makes hand-written HTML fit a narrow page: frames keep the ratio of their `width` and `height`,
 * tables get a scrollable box, and preformatted text can be scrolled with the keyboard. Inline styles
 * and scripts, which the build minifies, do not make React render the page again.
 */
export function rehypeEmbeds() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (parent && index !== undefined && isRemovedSpace(node, index, parent)) {
        parent.children.splice(index, 1);
        return [SKIP, index] as const;
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        fitJsx(node as unknown as JsxElement);
      } else if (node.type === 'element') {
        fitHtml(node);
      }
      return undefined;
    });
  };
}
