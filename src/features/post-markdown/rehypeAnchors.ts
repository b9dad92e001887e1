import type {Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

type Value = Readonly<Record<string, unknown>>;

/** Returns the attributes of an HTML element, an MDX element, or a JSX element in an expression. */
function attributesOf({properties, attributes}: Value): [name: unknown, value: unknown][] {
  return Array.isArray(attributes)
    ? (attributes as Value[]).map(({name, value}) => [(name as Value)?.['name'] ?? name, value])
    : Object.entries((properties ?? {}) as Value);
}

/**
 * Returns the string of a literal: `"a"`, or in JSX `{'a'}` and `` {`a`} ``. Otherwise undefined.
 */
function literalOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' ? value : undefined;
  }
  const {type, data, expression, quasis} = value as Value;
  switch (type) {
    case 'mdxJsxAttributeValueExpression': {
      const {estree} = data as {readonly estree?: {readonly body: readonly Value[]}};
      return literalOf(estree?.body[0]?.['expression']);
    }
    case 'JSXExpressionContainer':
      return literalOf(expression);
    case 'TemplateLiteral': {
      const strings = quasis as {readonly value: {readonly cooked: string}}[];
      return strings.length === 1 ? strings[0]?.value.cooked : undefined;
    }
    default:
      return literalOf((value as Value)['value']);
  }
}

/** Elements whose ids the theme's components register. */
const REGISTERED = /^(?:a|li|h[1-6])$/;
const ELEMENT = /^(?:element|mdxJsx(?:Flow|Text)Element|JSXOpeningElement)$/;

/** Adds the ids of a syntax tree's elements to `ids`. */
function collect(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  const node = value as Value;
  if (ELEMENT.test(String(node['type']))) {
    const {tagName, name = tagName} = node;
    const isLink = ((name as Value | null)?.['name'] ?? name) === 'a';
    const isRegistered = REGISTERED.test(String(tagName));
    for (const [attribute, text] of attributesOf(node)) {
      const isAnchor = attribute === 'id' ? !isRegistered : isLink && attribute === 'name';
      const id = isAnchor ? literalOf(text) : undefined;
      if (id) {
        ids.add(id);
      }
    }
  }
  Object.values(node).forEach((child) => collect(child, ids));
}

/**
 * Adds a `KnownAnchors` component that registers the ids of HTML and JSX elements for Docusaurus'
 * check of anchors, including ids in components that the post defines. Docusaurus itself registers
 * the ids of headings, links and list items.
 */
export function rehypeAnchors() {
  return (tree: Root): void => {
    const ids = new Set<string>();
    collect(tree, ids);
    if (ids.size > 0) {
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'KnownAnchors',
        attributes: [{type: 'mdxJsxAttribute', name: 'ids', value: JSON.stringify([...ids])}],
        children: [],
      };
      tree.children.push(element as never);
    }
  };
}
