import {applyEdits} from '../files/changes.js';
import type {Edit} from '../files/changes.js';
import {declaredBy} from './freeNames.js';
import type {ProgramNode} from './freeNames.js';
import {statementsOf} from './modules.js';
import {repairMdx} from './repair.js';

type Fields = Readonly<Record<string, unknown>>;

/** Names under which Next and its like export what others write in front matter. */
const NAMES = /^(?:meta|metadata|frontmatter|frontMatter|attributes)$/;

/** The value of an expression without calls, with imported names as their addresses or themselves. */
function valueOf(
  node: ProgramNode | null | undefined,
  imports: ReadonlyMap<string, string>,
): unknown {
  switch (node?.type) {
    case 'Literal':
      return node['value'];
    case 'TemplateLiteral':
      return (node['expressions'] as unknown[]).length === 0
        ? (node['quasis'] as {value: {cooked: string}}[])[0]?.value.cooked
        : undefined;
    case 'ArrayExpression':
      return (node['elements'] as ProgramNode[]).map((each) => valueOf(each, imports));
    case 'ObjectExpression':
      return Object.fromEntries(
        (node['properties'] as ProgramNode[]).flatMap((property) => {
          const key = property['key'] as ProgramNode | undefined;
          const name = key?.['name'] ?? key?.['value'];
          const value = valueOf(property['value'] as ProgramNode | undefined, imports);
          return typeof name === 'string' && value !== undefined ? [[name, value]] : [];
        }),
      );
    case 'Identifier': {
      const name = String(node['name']);
      return imports.get(name) ?? name;
    }
    case 'UnaryExpression': {
      const value = valueOf(node['argument'] as ProgramNode, imports);
      return node['operator'] === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'NewExpression':
    case 'CallExpression': {
      // A day is often written as new Date('…'), and a picture as require('…').
      const [first, ...more] = node['arguments'] as ProgramNode[];
      return more.length === 0 && first?.type === 'Literal' ? first['value'] : undefined;
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valueOf(node['expression'] as ProgramNode, imports);
    default:
      return undefined;
  }
}

/** The fields that a text of MDX exports as an object, and the text without that export. */
export function readMetadata(source: string): {readonly fields: Fields; readonly body: string} {
  if (!/^export\s+const\s+(?:meta|metadata|front[mM]atter|attributes)\b/m.test(source)) {
    return {fields: {}, body: source};
  }
  let repaired: ReturnType<typeof repairMdx>;
  try {
    repaired = repairMdx(source);
  } catch {
    return {fields: {}, body: source};
  }
  const {text: body, root} = repaired;
  const statements = statementsOf(root);
  const imports = new Map(
    statements
      .filter(({type}) => type === 'ImportDeclaration')
      .flatMap((node) =>
        (node['specifiers'] as ProgramNode[])
          .filter(({type}) => type === 'ImportDefaultSpecifier')
          .map((each) => [
            String((each['local'] as ProgramNode)['name']),
            String((node['source'] as ProgramNode)['value']),
          ]),
      )
      .filter((entry): entry is [string, string] =>
        /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(entry[1] ?? ''),
      ),
  );
  const edits: Edit[] = [];
  const fields = statements.reduce<Fields>((all, node) => {
    const names = declaredBy(node);
    const declarations = (node['declaration'] as ProgramNode | null)?.['declarations'] as
      ProgramNode[] | undefined;
    const value =
      names.length === 1 && NAMES.test(names[0] ?? '')
        ? valueOf(declarations?.[0]?.['init'] as ProgramNode, imports)
        : undefined;
    if (node.type !== 'ExportNamedDeclaration' || typeof value !== 'object' || value === null) {
      return all;
    }
    const [start, end] = [Number(node['start']), Number(node['end'])];
    edits.push({
      start,
      end: end + (/^;?[ \t]*\n?/.exec(body.slice(end))?.[0].length ?? 0),
      text: '',
    });
    return {...all, ...(value as Fields)};
  }, {});
  const rest = applyEdits(body, edits);
  return {fields, body: edits.length > 0 ? withoutUnusedImports(rest) : rest};
}

/** A text without the one-line imports that only the removed export needed. */
function withoutUnusedImports(text: string): string {
  return text.replace(
    /^import\s+([^'"\n]+)\s+from\s+["'][^"'\n]+["'];?[ \t]*\n/gm,
    (whole, names: string) => {
      const locals = names.match(/[\w$]+(?=\s*(?:[,}]|$))/g) ?? [];
      const isUsed = locals.some(
        (name) =>
          text.split(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)).length > 2,
      );
      return isUsed || locals.length === 0 ? whole : '';
    },
  );
}
