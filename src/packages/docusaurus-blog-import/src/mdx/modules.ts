import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxRewrite} from './MdxRewrite.js';
import {rangeOf} from './MdxRewrite.js';
import {declaredBy} from './scopes.js';
import type {ProgramNode} from './scopes.js';
import {MEDIA, findImport} from './imports.js';
import type {Found} from './imports.js';

/** Exports of a page that only its own engine reads. */
const ENGINE_EXPORTS =
  /^(?:meta|metadata|frontmatter|frontMatter|getStaticProps|getStaticPaths|getServerSideProps|getInitialProps|generateMetadata|generateStaticParams|pageQuery|query|layout|components|prerender|revalidate|dynamic|runtime|config|Layout)$/;

interface Import {
  readonly node: ProgramNode;
  readonly address: string;
  readonly names: readonly string[];
  readonly found: Found;
}

/** Statements of a text's imports and exports. */
export function statementsOf(root: Root): ProgramNode[] {
  return root.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? ((node.data?.estree?.body ?? []) as unknown as ProgramNode[]) : [],
  );
}

/** Reads what a text imports, and learns which names are here. */
export function readImports(rewrite: MdxRewrite, statements: readonly ProgramNode[]): Import[] {
  return statements
    .filter(({type}) => type === 'ImportDeclaration')
    .map((node) => {
      const address = String((node['source'] as ProgramNode)['value']);
      const names = (node['specifiers'] as ProgramNode[]).map((each) =>
        String((each['local'] as ProgramNode)['name']),
      );
      const found = findImport(address, rewrite.around);
      const {file, isThere} = found;
      for (const name of names) {
        if (isThere) {
          rewrite.known.add(name);
        }
        if (isThere && file !== undefined && MEDIA.test(file) && !address.includes('!')) {
          const relative = path.posix.relative(path.posix.dirname(rewrite.around.source), file);
          rewrite.pictures.set(name, relative.startsWith('.') ? relative : `./${relative}`);
        }
      }
      return {node, address, names, found};
    });
}

/** Removes exports that use unknown names, and those that are for another engine. */
export function rewriteExports(rewrite: MdxRewrite, statements: readonly ProgramNode[]): void {
  let rest = statements.filter(({type}) => /^Export/.test(type));
  rest.flatMap(declaredBy).forEach((name) => rewrite.known.add(name));
  const drop = (node: ProgramNode, why: string) => {
    rest = rest.filter((each) => each !== node);
    declaredBy(node).forEach((name) => rewrite.known.delete(name));
    rewrite.remove(node);
    rewrite.note(why);
  };
  for (const node of [...rest]) {
    const names = declaredBy(node);
    const {source} = node as {readonly source?: ProgramNode | null};
    const name = names.find((each) => ENGINE_EXPORTS.test(each));
    if (node.type === 'ExportDefaultDeclaration') {
      drop(node, 'the layout that the text exports by default was removed: the blog has its own');
    } else if (name !== undefined) {
      drop(node, `the export "${name}" was removed: it is for the old site generator`);
    } else if (source && !findImport(String(source['value']), rewrite.around).isThere) {
      drop(node, `the export from "${String(source['value'])}" was removed: it is not here`);
    }
  }
  for (let isDone = false; !isDone;) {
    const broken = rest.find((node) => rewrite.unknownIn(node) !== undefined);
    isDone = broken === undefined;
    if (broken) {
      const names = declaredBy(broken).join(', ');
      drop(
        broken,
        `the export "${names}" was removed: it uses ${rewrite.unknownIn(broken)}, which does not exist here`,
      );
    }
  }
  rest.forEach((node) => rewrite.use(node));
}

/** Points imports at copied files, and removes those that cannot be resolved. */
export function rewriteImports(rewrite: MdxRewrite, imports: readonly Import[]): void {
  for (const {node, address, names, found} of imports) {
    const isPicture = names.some((name) => rewrite.pictures.has(name));
    const isUsed = names.length === 0 || names.some((name) => rewrite.used.has(name));
    if (!found.isThere || (isPicture && !isUsed)) {
      rewrite.remove(node);
      if (!found.isThere) {
        reportMissing(rewrite, address, names, found);
      }
    } else if (found.file !== undefined) {
      const [start, end] = rangeOf(node['source'] as ProgramNode);
      const bare = address.replace(/^.*!/, '');
      const moved = address.replace(bare, () =>
        rewrite.around.bringCode([found.file ?? '', ...found.needs], bare),
      );
      rewrite.edits.push({start: start + 1, end: end - 1, text: moved});
    }
  }
}

/** Names packages that could be installed, and files that are imported for what they do. */
function reportMissing(
  rewrite: MdxRewrite,
  address: string,
  names: readonly string[],
  {packages}: Found,
): void {
  packages.forEach((name) => rewrite.packages.add(name));
  if (packages.length > 0) {
    rewrite.note(
      `packages are not installed: ${packages.join(', ')}; "npm install ${packages.join(' ')}" before the import keeps their components`,
    );
  } else if (names.length === 0) {
    rewrite.note(`"${address}" does not exist here; its import was removed`);
  }
}
