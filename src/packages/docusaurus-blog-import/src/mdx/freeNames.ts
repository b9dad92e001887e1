/** A node of a program, whose kinds matter only where they bind or use names. */
export interface ProgramNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is ProgramNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as ProgramNode).type === 'string'
  );
}

function childrenOf(node: ProgramNode): ProgramNode[] {
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'loc' || key === 'range' ? [] : [value].flat().filter(isNode),
  );
}

/** Names that a pattern binds: `a`, `{a, b: c}`, `[a, ...b]`, `a = 1`. */
function boundBy(pattern: unknown): string[] {
  if (!isNode(pattern)) {
    return [];
  }
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern['name'])];
    case 'Property':
      return boundBy(pattern['value']);
    case 'AssignmentPattern':
      return boundBy(pattern['left']);
    case 'ObjectPattern':
    case 'ArrayPattern':
    case 'RestElement':
      return childrenOf(pattern).flatMap(boundBy);
    default:
      return [];
  }
}

/** Names that a statement declares in the block around it. */
export function declaredBy(node: ProgramNode): string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return [node['declarations']]
        .flat()
        .flatMap((each) => (isNode(each) ? boundBy(each['id']) : []));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return boundBy(node['id']);
    case 'ExportNamedDeclaration':
      return isNode(node['declaration']) ? declaredBy(node['declaration']) : [];
    default:
      return [];
  }
}

/** Names that a node binds for what is inside it. */
function scopeOf(node: ProgramNode): string[] {
  const params = [node['params']].flat().flatMap(boundBy);
  const own = /^(?:Function|Class)Expression$/.test(node.type) ? boundBy(node['id']) : [];
  const loop = [node['init'], node['left']].filter(isNode).flatMap(declaredBy);
  const body = /^(?:BlockStatement|Program|StaticBlock)$/.test(node.type)
    ? childrenOf(node).flatMap(declaredBy)
    : [];
  const caught = node.type === 'CatchClause' ? boundBy(node['param']) : [];
  return [...params, ...own, ...loop, ...body, ...caught];
}

const FUNCTION = /Function(?:Expression|Declaration)$/;

/**
 * Names that a part of a program uses but does not declare.
 *
 * @returns for each name, true if it is needed at once, and not only when a function is called
 */
export function freeNames(
  node: ProgramNode,
  bound: ReadonlySet<string> = new Set(),
  isNow = true,
  found = new Map<string, boolean>(),
): Map<string, boolean> {
  const add = (name: string) => {
    if (!bound.has(name)) {
      found.set(name, isNow || found.get(name) === true);
    }
  };
  switch (node.type) {
    case 'Identifier':
      add(String(node['name']));
      return found;
    case 'JSXIdentifier':
      return found;
    case 'JSXOpeningElement': {
      let name = node['name'] as ProgramNode;
      const isMember = name.type === 'JSXMemberExpression';
      while (name.type === 'JSXMemberExpression') {
        name = name['object'] as ProgramNode;
      }
      const first = String(name['name']);
      if (name.type === 'JSXIdentifier' && (isMember || /^[A-Z_$]/.test(first))) {
        add(first);
      }
      break;
    }
    case 'MetaProperty':
    case 'BreakStatement':
    case 'ContinueStatement':
      return found;
    default:
  }
  const inner = new Set([...bound, ...scopeOf(node)]);
  const isInner = isNow && !FUNCTION.test(node.type);
  for (const [key, value] of Object.entries(node)) {
    const isName =
      (key === 'property' && node.type === 'MemberExpression' && !node['computed']) ||
      (key === 'key' && node['computed'] !== true) ||
      (key === 'label' && node.type === 'LabeledStatement') ||
      (key === 'exported' && node.type === 'ExportSpecifier') ||
      (key === 'name' && /^JSX/.test(node.type));
    if (!isName && key !== 'loc' && key !== 'range') {
      [value]
        .flat()
        .filter(isNode)
        .forEach((child) => freeNames(child, inner, isInner, found));
    }
  }
  return found;
}
