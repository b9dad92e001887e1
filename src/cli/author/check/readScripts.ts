import type {Node, Program} from 'estree';
import globals from 'globals';

export interface Import {
  readonly line: number;
  readonly request: string;
}

export interface UnknownName {
  readonly line: number;
  readonly name: string;
  readonly isComponent: boolean;
}

export interface ScriptFacts {
  /** Modules that are imported, exported from, or required. */
  readonly imports: readonly Import[];
  /** Undefined components and values that are used while a page is rendered. */
  readonly unknownNames: readonly UnknownName[];
  readonly problems: readonly {readonly line: number; readonly text: string}[];
}

/** A node of any kind, including JSX, which the ESTree types lack. */
interface AnyNode {
  readonly type: string;
  readonly loc?: {readonly start: {readonly line: number}} | null;
  readonly [key: string]: unknown;
}

/** Names that Docusaurus' MDX loader defines in every module. */
const OF_LOADER = ['frontMatter', 'contentTitle', 'assets', 'metadata'];
const KNOWN = new Set([
  ...OF_LOADER,
  'toc',
  'props',
  'arguments',
  'MDXContent',
  'require',
  'module',
  'exports',
  ...Object.keys({...globals.builtin, ...globals['shared-node-browser'], ...globals.nodeBuiltin}),
]);

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';
}

function childrenOf(node: AnyNode): [key: string, child: AnyNode][] {
  return Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter(isNode)
      .map((child): [string, AnyNode] => [key, child]),
  );
}

function lineOf(node: AnyNode): number {
  return node.loc?.start.line ?? 1;
}

/** Returns the identifiers that a pattern such as `{a, b: [c]}` defines. */
function patternNames(pattern: unknown): string[] {
  if (!isNode(pattern)) {
    return [];
  }
  switch (pattern.type) {
    case 'Identifier':
      return [pattern['name'] as string];
    case 'Property':
      return patternNames(pattern['value']);
    case 'AssignmentPattern':
      return patternNames(pattern['left']);
    case 'RestElement':
      return patternNames(pattern['argument']);
    default:
      return [pattern['properties'], pattern['elements']]
        .flat()
        .flatMap((part) => patternNames(part));
  }
}

const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** Returns the names that a node defines in its own or the enclosing scope. */
function definedNames(node: AnyNode): string[] {
  const own = patternNames(node['id']);
  if (FUNCTION.test(node.type)) {
    return [...own, ...(node['params'] as unknown[]).flatMap(patternNames)];
  }
  switch (node.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return own;
    case 'CatchClause':
      return patternNames(node['param']);
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return patternNames(node['local']);
    default:
      return [];
  }
}

/** True if an identifier does not refer to a variable, or only in a safe `typeof`. */
function isMereName(key: string, parent: AnyNode): boolean {
  return (
    (key === 'property' && parent.type === 'MemberExpression' && parent['computed'] === false) ||
    (key === 'key' && parent['computed'] !== true) ||
    key === 'label' ||
    key === 'imported' ||
    key === 'exported' ||
    parent.type === 'MetaProperty' ||
    (parent.type === 'UnaryExpression' && parent['operator'] === 'typeof')
  );
}

/** Creates a collector for the scripts of one MDX file: modules, expressions and tags. */
export function createScriptReader(components: readonly string[]) {
  const imports: Import[] = [];
  const problems: {line: number; text: string}[] = [];
  const defined = new Set(components);
  const top = new Set<string>();
  const used: UnknownName[] = [];

  function addTag(name: string, line: number): void {
    const [first = ''] = name.split('.');
    if (/^[A-Z_$]/.test(first) || name.includes('.')) {
      used.push({line, name: first, isComponent: true});
    }
  }

  /** @param isRun true if the code runs while the page is rendered, unlike that of functions */
  function read(node: AnyNode, isRun: boolean, key: string, parent: AnyNode): void {
    definedNames(node).forEach((name) => defined.add(name));
    const {source, callee} = node as {source?: AnyNode; callee?: AnyNode};
    const isRequire = callee?.type === 'Identifier' && callee['name'] === 'require';
    const request = isRequire ? (node['arguments'] as AnyNode[])[0] : source;
    if (typeof request?.['value'] === 'string') {
      imports.push({line: lineOf(node), request: request['value']});
    }
    if (node.type === 'JSXOpeningElement') {
      const names: string[] = [];
      for (let part = node['name'] as AnyNode | undefined; part; part = part['object'] as AnyNode) {
        names.unshift((isNode(part['property']) ? part['property'] : part)['name'] as string);
      }
      addTag(names.join('.'), lineOf(node));
    }
    if (node.type === 'Identifier' && isRun && !isMereName(key, parent)) {
      used.push({line: lineOf(node), name: node['name'] as string, isComponent: false});
    }
    if (
      /^(?:Import|ExportAll)/.test(node.type) ||
      (node.type === 'ExportNamedDeclaration' && source)
    ) {
      childrenOf(node).forEach(([, child]) =>
        definedNames(child).forEach((name) => defined.add(name)),
      );
      return;
    }
    const runs = isRun && !FUNCTION.test(node.type);
    childrenOf(node).forEach(([childKey, child]) => read(child, runs, childKey, node));
  }

  function define(name: string, line: number): void {
    if (OF_LOADER.includes(name)) {
      problems.push({line, text: `"${name}" is defined by Docusaurus; use another name`});
    } else if (top.has(name)) {
      problems.push({line, text: `"${name}" is defined twice; rename or delete one of the two`});
    }
    top.add(name);
  }

  return {
    readTag: addTag,
    readExpression(script: Program): void {
      read(script as unknown as AnyNode, true, '', {type: ''});
    },
    /** Reads an expression whose value React shows, which cannot be an object. */
    readChild(script: Program, line: number): void {
      const [statement] = script.body as readonly (Node & {readonly expression?: Node})[];
      const {type} = statement?.expression ?? {type: ''};
      if (type === 'ObjectExpression') {
        const text = '{…} contains an object, which cannot be shown; write \\{ for a brace';
        problems.push({line, text});
      }
      this.readExpression(script);
    },
    readModule(script: Program): void {
      for (const statement of script.body) {
        const line = statement.loc?.start.line ?? 1;
        const {declaration, specifiers} = statement as unknown as Record<string, unknown>;
        const declared = isNode(declaration) ? declaration : undefined;
        const parts = [
          ...(statement.type === 'ImportDeclaration' ? (specifiers as AnyNode[]) : []),
          ...(declared === undefined ? [] : [declared]),
          ...((declared?.['declarations'] as AnyNode[] | undefined) ?? []),
        ];
        parts
          .flatMap((part) =>
            FUNCTION.test(part.type) ? patternNames(part['id']) : definedNames(part),
          )
          .forEach((name) => define(name, line));
      }
      this.readExpression(script);
    },
    finish(): ScriptFacts {
      const unknown = used.filter(({name}) => !defined.has(name) && !KNOWN.has(name));
      const isFirst = ({name}: UnknownName, at: number) =>
        unknown.findIndex((other) => other.name === name) === at;
      return {imports, problems, unknownNames: unknown.filter(isFirst)};
    },
  };
}
