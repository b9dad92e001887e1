import type {
  CallExpression,
  Expression,
  FunctionDeclaration,
  ImportDeclaration,
  Node,
  ObjectExpression,
  Program,
  Property,
  SpreadElement,
  VariableDeclaration,
} from 'estree';

/** Names as MDX 3 writes them. */
const COMPONENTS = '_components';
const CONTENT = '_createMdxContent';

/** Ours, in the same manner. */
const ELEMENT = '_element';
const USE_ELEMENT = '_useElement';
const USE_ELEMENT_MODULE = '@site/src/plugins/light-client/client/useElement';

type Argument = Expression | SpreadElement;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) {
        visit(child, look);
      }
    }
  }
}

function isNamed(node: Node | null | undefined, name: string): boolean {
  return node?.type === 'Identifier' && node.name === name;
}

function isChildren(property: Property | SpreadElement): property is Property {
  return property.type === 'Property' && isNamed(property.key, 'children');
}

/** The element's name, if a call draws one that the site may replace: `_jsx(_components.p, {…})`. */
function nameOf({callee, arguments: [type, props, ...rest]}: CallExpression): string | undefined {
  const isJsx = isNamed(callee, '_jsx') || isNamed(callee, '_jsxs');
  const isOwn =
    type?.type === 'MemberExpression' && !type.computed && isNamed(type.object, COMPONENTS);
  const isPlain = props?.type === 'ObjectExpression' && rest.length === 0;
  return isJsx && isOwn && isPlain && type.property.type === 'Identifier'
    ? type.property.name
    : undefined;
}

function shorten(call: CallExpression, name: string): void {
  const {properties} = call.arguments[1] as ObjectExpression;
  const children = properties.find(isChildren)?.value as Expression | undefined;
  const own = properties.filter((property) => !isChildren(property));
  const isList = isNamed(call.callee, '_jsxs') && children?.type === 'ArrayExpression';
  const below: readonly (Argument | null)[] = isList
    ? children.elements
    : children === undefined
      ? []
      : [children];
  const props: Expression =
    own.length === 0 ? {type: 'Literal', value: 0} : {type: 'ObjectExpression', properties: own};
  call.callee = {type: 'Identifier', name: ELEMENT};
  call.arguments = [
    {type: 'Literal', value: name},
    ...(own.length === 0 && below.length === 0 ? [] : [props]),
    ...below.filter((child) => child !== null),
  ];
}

function declares({declarations}: VariableDeclaration): boolean {
  return declarations.some(({id}) => isNamed(id, COMPONENTS));
}

/** `const name = call();` */
function hook(name: string, call: string): VariableDeclaration {
  const init: Expression = {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: call},
    arguments: [],
    optional: false,
  };
  const id = {type: 'Identifier' as const, name};
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{type: 'VariableDeclarator', id, init}],
  };
}

function countUses(node: Node): number {
  let count = 0;
  visit(node, (each) => {
    count += isNamed(each, COMPONENTS) ? 1 : 0;
  });
  return count;
}

/** Gives the function its way to draw elements; what MDX had for it goes where nothing asks for it. */
function provide({body: {body}}: FunctionDeclaration): void {
  const place = body.findIndex((each) => each.type === 'VariableDeclaration' && declares(each));
  const declaration = body[place] as VariableDeclaration | undefined;
  const uses = body.reduce((sum, each) => sum + countUses(each), 0);
  const isAsked = declaration === undefined || uses > 1;
  body.splice(Math.max(0, place), isAsked ? 0 : 1, hook(ELEMENT, USE_ELEMENT));
}

function isContent(node: Node): node is FunctionDeclaration {
  return node.type === 'FunctionDeclaration' && isNamed(node.id, CONTENT);
}

/** The module's default export draws the content, with no layout around it: the site has none. */
function dropLayout(layout: FunctionDeclaration): void {
  const argument: Expression = {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: CONTENT},
    arguments: [{type: 'Identifier', name: 'props'}],
    optional: false,
  };
  layout.body.body = [{type: 'ReturnStatement', argument}];
}

/** `import {useElement as _useElement} from …` */
function useElementImport(): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: {type: 'Identifier', name: 'useElement'},
        local: {type: 'Identifier', name: USE_ELEMENT},
      },
    ],
    source: {type: 'Literal', value: USE_ELEMENT_MODULE},
    attributes: [],
  };
}

/**
 * Has compiled MDX draw its elements by short calls: `_element("p", 0, "Text")` in place of
 * `_jsx(_components.p, {children: "Text"})`, with no table of the elements that it names. That is a
 * kilobyte of each post's script. Components that a post imports are drawn as before.
 */
export function recmaShortElements() {
  return (program: Program): void => {
    const content = program.body.find(isContent);
    if (!content) {
      return;
    }
    visit(content, (node) => {
      const name = node.type === 'CallExpression' ? nameOf(node) : undefined;
      if (name !== undefined) {
        shorten(node as CallExpression, name);
      }
    });
    provide(content);
    for (const each of program.body) {
      if (
        each.type === 'ExportDefaultDeclaration' &&
        each.declaration.type === 'FunctionDeclaration'
      ) {
        dropLayout(each.declaration as FunctionDeclaration);
      }
    }
    program.body.unshift(useElementImport());
  };
}
