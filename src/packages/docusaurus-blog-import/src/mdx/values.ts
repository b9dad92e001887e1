import type {ProgramNode} from './scopes.js';

/**
 * Returns the value of an expression that is a literal, or undefined for one that code computes.
 *
 * @param names values of names, such as the addresses of imported pictures
 */
export function literalValue(
  node: ProgramNode | null | undefined,
  names: ReadonlyMap<string, string> = new Map(),
): unknown {
  const of = (key: string) => literalValue(node?.[key] as ProgramNode | undefined, names);
  switch (node?.type) {
    case 'Program':
      return literalValue((node['body'] as ProgramNode[])[0], names);
    case 'ExpressionStatement':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return of('expression');
    case 'Literal':
      return node['value'];
    case 'TemplateLiteral':
      return (node['expressions'] as unknown[]).length === 0
        ? (node['quasis'] as {value: {cooked: string}}[])[0]?.value.cooked
        : undefined;
    case 'ArrayExpression':
      return (node['elements'] as ProgramNode[]).map((each) => literalValue(each, names));
    case 'ObjectExpression':
      return Object.fromEntries(
        (node['properties'] as ProgramNode[]).flatMap((property) => {
          const key = property['key'] as ProgramNode | undefined;
          const name = key?.['name'] ?? key?.['value'];
          const value = literalValue(property['value'] as ProgramNode | undefined, names);
          return typeof name === 'string' && value !== undefined ? [[name, value]] : [];
        }),
      );
    case 'Identifier':
      return names.get(String(node['name']));
    case 'MemberExpression':
      // Next imports a picture as an object with its address.
      return of('object');
    case 'UnaryExpression': {
      const value = of('argument');
      return node['operator'] === '!'
        ? !value
        : node['operator'] === '-' && typeof value === 'number'
          ? -value
          : undefined;
    }
    case 'NewExpression':
    case 'CallExpression': {
      // A day is often written as new Date('…'), and a picture as require('…').
      const [first, ...more] = node['arguments'] as ProgramNode[];
      return more.length === 0 && first?.type === 'Literal' ? first['value'] : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns the value of an expression as text; undefined for anything else. */
export function literalText(
  node: ProgramNode | null | undefined,
  names?: ReadonlyMap<string, string>,
): string | undefined {
  const value = literalValue(node, names);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
