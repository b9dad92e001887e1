import type {Expression, Program, PrivateIdentifier, SpreadElement} from 'estree';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../docusaurus/parseMarkdown.js';
import type {Fields} from '../read/exportedPost.js';

/** Object that a text of MDX exports in place of front matter, as Next has it. */
const META = /^export\s+const\s+(?:meta|metadata|frontmatter|frontMatter)\s*=\s*\{/m;
const NAMES = /^(?:meta|metadata|frontmatter)$/i;

/** Value of an expression without names or calls; undefined for any other. */
function literalOf(node: Expression | PrivateIdentifier | SpreadElement | null): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
    case 'UnaryExpression':
      return node.operator === '!' ? !literalOf(node.argument) : undefined;
    // The name of an imported author stands for the author.
    case 'ArrayExpression':
      return node.elements.map(literalOf).filter((value) => value !== undefined);
    case 'NewExpression':
      return literalOf(node.arguments[0] ?? null);
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) => {
          if (property.type !== 'Property' || property.computed) {
            return [];
          }
          const {key} = property;
          const name = key.type === 'Identifier' ? key.name : String(literalOf(key as Expression));
          const value = literalOf(property.value as Expression);
          return value === undefined ? [] : [[name, value] as const];
        }),
      );
    default:
      return undefined;
  }
}

/** Fields that a text of MDX exports as `meta`, `metadata` or `frontmatter`; empty if it has none. */
export function exportedMeta(text: string): Fields {
  let fields: Fields = {};
  if (!META.test(text)) {
    return fields;
  }
  try {
    visit(parseMarkdown(text, 'mdx'), 'mdxjsEsm', ({data}) => {
      const {estree} = (data ?? {}) as {readonly estree?: Program};
      for (const statement of estree?.body ?? []) {
        const declaration =
          statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
        for (const {id, init} of declaration?.type === 'VariableDeclaration'
          ? declaration.declarations
          : []) {
          if (id.type === 'Identifier' && NAMES.test(id.name) && init) {
            fields = literalOf(init) as Fields;
          }
        }
      }
    });
  } catch {
    // Text that is not MDX is reported later.
  }
  return JSON.parse(JSON.stringify(fields)) as Fields;
}
