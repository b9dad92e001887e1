import {applyEdits} from '../files/changes.js';
import type {Edit} from '../files/changes.js';
import {declaredBy} from './scopes.js';
import type {ProgramNode} from './scopes.js';
import {literalValue} from './values.js';
import {statementsOf} from './modules.js';
import {repairMdx} from './repair.js';

type Fields = Readonly<Record<string, unknown>>;

/** Names under which Next and similar engines export the fields of front matter. */
const NAMES = /^(?:meta|metadata|frontmatter|frontMatter|attributes)$/;

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
  const imports = new Map<string, string>();
  for (const node of statements.filter(({type}) => type === 'ImportDeclaration')) {
    const address = String((node['source'] as ProgramNode)['value']);
    const isPicture = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(address);
    for (const specifier of node['specifiers'] as ProgramNode[]) {
      const name = String((specifier['local'] as ProgramNode)['name']);
      // The name of an imported author stands for the author.
      imports.set(name, isPicture ? address : name);
    }
  }
  const edits: Edit[] = [];
  const fields = statements.reduce<Fields>((all, node) => {
    const names = declaredBy(node);
    const declarations = (node['declaration'] as ProgramNode | null)?.['declarations'] as
      ProgramNode[] | undefined;
    const value =
      names.length === 1 && NAMES.test(names[0] ?? '')
        ? literalValue(declarations?.[0]?.['init'] as ProgramNode, imports)
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
