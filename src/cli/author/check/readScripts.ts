import {analyze} from 'eslint-scope';
import type {Reference, Scope} from 'eslint-scope';
import type {Node, Program} from 'estree';
import {visit} from 'estree-util-visit';
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

/** Names that Docusaurus' MDX loader defines in every module. */
const OF_LOADER = ['frontMatter', 'contentTitle', 'assets', 'metadata'];
const KNOWN = [
  ...OF_LOADER,
  'toc',
  'props',
  'arguments',
  'MDXContent',
  'require',
  'module',
  'exports',
  ...Object.keys({...globals.builtin, ...globals['shared-node-browser'], ...globals.nodeBuiltin}),
];

function lineOf(node: Pick<Node, 'loc'>): number {
  return node.loc?.start.line ?? 1;
}

/** Finds modules that are imported or required, and the names in `typeof`, which need not exist. */
function readNodes(program: Program) {
  const imports: Import[] = [];
  const optional = new Set<unknown>();
  visit(program, (node) => {
    const {
      source,
      callee,
      arguments: [argument] = [],
      argument: operand,
    } = node as {
      readonly source?: Node | null;
      readonly callee?: Node;
      readonly arguments?: readonly Node[];
      readonly argument?: unknown;
    };
    const isRequire = callee?.type === 'Identifier' && callee.name === 'require';
    const request = isRequire ? argument : source;
    if (request?.type === 'Literal' && typeof request.value === 'string') {
      imports.push({line: lineOf(node), request: request.value});
    }
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') {
      optional.add(operand);
    }
  });
  return {imports, optional};
}

/** True if code runs whenever the page is rendered: it is not in a function, which may never be called. */
function isRun(scope: Scope): boolean {
  return scope.variableScope.type !== 'function';
}

/** Creates a collector for the scripts of one MDX file: modules, expressions and tags. */
export function createScriptReader(components: readonly string[]) {
  const tags: UnknownName[] = [];
  const problems: {line: number; text: string}[] = [];
  const program: Program = {type: 'Program', sourceType: 'module', body: []};

  function unknownNames(scope: Scope, through: readonly Reference[], optional: Set<unknown>) {
    const defined = new Set([...components, ...KNOWN, ...scope.set.keys()]);
    const used = through.flatMap(({identifier, from}): UnknownName[] => {
      const isComponent = (identifier.type as string) === 'JSXIdentifier';
      return optional.has(identifier) || !(isComponent || isRun(from))
        ? []
        : [{line: lineOf(identifier), name: identifier.name, isComponent}];
    });
    return [...used, ...tags].filter(
      ({name}, at, all) =>
        !defined.has(name) && all.findIndex((other) => other.name === name) === at,
    );
  }

  return {
    readTag(name: string, line: number): void {
      const [first = ''] = name.split('.');
      if (/^[A-Z_$]/.test(first) || name.includes('.')) {
        tags.push({line, name: first, isComponent: true});
      }
    },
    readScript(script: Program): void {
      program.body.push(...script.body);
    },
    /** Reads an expression in the content. React renders its value, so it must not be an object. */
    readChild(script: Program, line: number): void {
      const [statement] = script.body;
      if (
        statement?.type === 'ExpressionStatement' &&
        statement.expression.type === 'ObjectExpression'
      ) {
        const text = '{…} contains an object, which cannot be shown; write \\{ for a brace';
        problems.push({line, text});
      }
      this.readScript(script);
    },
    finish(): ScriptFacts {
      const {imports, optional} = readNodes(program);
      const {globalScope} = analyze(program, {ecmaVersion: 2024, sourceType: 'module', jsx: true});
      const [module] = globalScope?.childScopes ?? [];
      if (!module || !globalScope) {
        return {imports, problems, unknownNames: tags};
      }
      for (const {name, defs} of module.variables) {
        const [first, second] = defs.map((definition) => lineOf(definition.name as Node));
        if (first !== undefined && OF_LOADER.includes(name)) {
          problems.push({
            line: first,
            text: `"${name}" is defined by Docusaurus; use another name`,
          });
        } else if (second !== undefined) {
          const text = `"${name}" is defined twice; rename or delete one of the two`;
          problems.push({line: second, text});
        }
      }
      return {
        imports,
        problems,
        unknownNames: unknownNames(module, globalScope.through, optional),
      };
    },
  };
}
