import {analyze} from 'eslint-scope';
import type {Program} from 'estree';
import path from 'node:path';
import type {Root} from 'mdast';
import {isPictureOrMedia} from '../texts/write.js';
import type {Edit} from '../files/changes.js';
import type {MdxRewrite} from './moveComponents.js';
import {findImport} from './imports.js';

/** A node of a parsed program (ESTree). */
export interface ProgramNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

function scopesOf(node: ProgramNode) {
  const program =
    node.type === 'Program'
      ? node
      : {type: 'Program', sourceType: 'module', body: [node], range: node['range']};
  const options = {ecmaVersion: 2024, sourceType: 'module', jsx: true} as const;
  return analyze(program as unknown as Program, options);
}

/** Returns the names that a statement declares or imports. */
export function declaredBy(node: ProgramNode): string[] {
  const module = scopesOf(node).scopes.find(({type}) => type === 'module');
  return (module?.variables ?? []).map(({name}) => name);
}

/**
 * Returns the names that a part of a program uses but does not declare. The value is true if the name
 * is used while the module loads, false if it is used only when a function is called.
 */
export function freeNames(node: ProgramNode | undefined): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const {identifier, from} of (node && scopesOf(node).globalScope?.through) ?? []) {
    const name = String(identifier.name);
    const isImmediate = from.variableScope.type !== 'function';
    found.set(name, isImmediate || found.get(name) === true);
  }
  return found;
}

/** Exports that only the old site generator reads. */
const ENGINE_EXPORTS =
  /^(?:meta|metadata|frontmatter|frontMatter|getStaticProps|getStaticPaths|getServerSideProps|getInitialProps|generateMetadata|generateStaticParams|pageQuery|query|layout|components|prerender|revalidate|dynamic|runtime|config|Layout)$/;

export function rangeOf(node: ProgramNode): [number, number] {
  return [Number(node['start']), Number(node['end'])];
}

/** Returns an edit that removes a statement from a text, with the semicolon and line break after it. */
export function removalOf(node: ProgramNode, text: string): Edit {
  const [start, end] = rangeOf(node);
  const [lineEnd = ''] = /^[ \t]*;?[ \t]*\n?/.exec(text.slice(end)) ?? [];
  return {start, end: end + lineEnd.length, text: ''};
}

/** Returns the import and export statements of a text. */
export function statementsOf(root: Root): ProgramNode[] {
  return root.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? ((node.data?.estree?.body ?? []) as unknown as ProgramNode[]) : [],
  );
}

/**
 * Resolves the imports of a text. Adds the names imported from available modules to `knownNames`. If
 * the module is a picture or media file, also maps these names to its relative path in `pictures`.
 */
export function readImports(rewrite: MdxRewrite, statements: readonly ProgramNode[]) {
  return statements
    .filter(({type}) => type === 'ImportDeclaration')
    .flatMap((node) => rewrite.requestsIn(node).map((request) => ({node, request})))
    .map(({node, request}) => {
      const names = declaredBy(node);
      const found = findImport(request.address, rewrite.context);
      if (found.isAvailable) {
        names.forEach((name) => rewrite.knownNames.add(name));
      }
      if (found.isAvailable && isPictureOrMedia(found.file ?? '')) {
        const folder = path.posix.dirname(rewrite.context.source);
        const relative = path.posix.relative(folder, found.file ?? '').replace(/^(?!\.)/, './');
        names.forEach((name) => rewrite.pictures.set(name, relative));
      }
      return {node, request, names, found};
    });
}

/** Removes exports that use unknown names, and those for the old site generator. */
export function rewriteExports(rewrite: MdxRewrite, statements: readonly ProgramNode[]): void {
  const remaining = new Set(statements.filter(({type}) => /^Export/.test(type)));
  [...remaining].flatMap(declaredBy).forEach((name) => rewrite.knownNames.add(name));
  const problemOf = (node: ProgramNode): string | undefined => {
    const names = declaredBy(node);
    const engineExport = names.find((each) => ENGINE_EXPORTS.test(each));
    if (node.type === 'ExportDefaultDeclaration') {
      return 'the layout that the text exports by default was removed: the blog has its own';
    }
    if (engineExport !== undefined) {
      return `the export "${engineExport}" was removed: it is for the old site generator`;
    }
    const unknown = rewrite.unknownIn(node);
    const subject = names.length > 0 ? `the export "${names.join(', ')}"` : 'an export';
    return unknown && `${subject} was removed: it uses ${unknown}, which does not exist here`;
  };
  const findBroken = () => [...remaining].find((node) => problemOf(node) !== undefined);
  // Repeats the search, because removing an export breaks others that use it.
  for (let broken = findBroken(); broken; broken = findBroken()) {
    rewrite.note(problemOf(broken) ?? '');
    rewrite.edits.push(removalOf(broken, rewrite.body));
    declaredBy(broken).forEach((name) => rewrite.knownNames.delete(name));
    remaining.delete(broken);
  }
  remaining.forEach((node) => rewrite.use(node));
}

/** Points imports at copied files, and removes and reports those that cannot be resolved. */
export function rewriteImports(rewrite: MdxRewrite, imports: ReturnType<typeof readImports>): void {
  for (const {node, request, names, found} of imports) {
    const {isAvailable, packages} = found;
    // If Markdown has replaced the component that showed a picture, the import is no longer needed.
    const isUnusedPicture =
      names.some((name) => rewrite.pictures.has(name)) &&
      !names.some((name) => rewrite.usedNames.has(name));
    if (!isAvailable || isUnusedPicture) {
      rewrite.edits.push(removalOf(node, rewrite.body));
    } else {
      rewrite.copyImport(request, found);
    }
    if (!isAvailable && packages.length > 0) {
      packages.forEach((name) => rewrite.packages.add(name));
      rewrite.note(
        `packages are not installed: ${packages.join(', ')}; to keep their components, run "npm install ${packages.join(' ')}", delete the post if it was written, and import it again`,
      );
    } else if (!isAvailable && names.length === 0) {
      // Imports with names are reported where the names are used.
      rewrite.note(`"${request.address}" does not exist here; its import was removed`);
    }
  }
}
