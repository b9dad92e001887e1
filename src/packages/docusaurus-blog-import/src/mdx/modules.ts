import path from 'node:path';
import type {Root} from 'mdast';
import type {Work} from './Work.js';
import {rangeOf} from './Work.js';
import {declaredBy} from './scopes.js';
import type {ProgramNode} from './scopes.js';
import {MEDIA, findImport} from './imports.js';
import type {Found} from './imports.js';

/** Exports of a page that only its own engine reads. */
const ENGINE_EXPORTS =
  /^(?:meta|metadata|frontmatter|frontMatter|getStaticProps|getStaticPaths|getServerSideProps|getInitialProps|generateMetadata|generateStaticParams|pageQuery|query|layout|components|prerender|revalidate|dynamic|runtime|config|Layout)$/;

export interface Import {
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
export function readImports(work: Work, statements: readonly ProgramNode[]): Import[] {
  return statements
    .filter(({type}) => type === 'ImportDeclaration')
    .map((node) => {
      const address = String((node['source'] as ProgramNode)['value']);
      const names = (node['specifiers'] as ProgramNode[]).map((each) =>
        String((each['local'] as ProgramNode)['name']),
      );
      const found = findImport(address, work.around);
      const {file, isThere} = found;
      for (const name of names) {
        if (isThere) {
          work.known.add(name);
        }
        if (isThere && file !== undefined && MEDIA.test(file) && !address.includes('!')) {
          const relative = path.posix.relative(path.posix.dirname(work.around.source), file);
          work.pictures.set(name, relative.startsWith('.') ? relative : `./${relative}`);
        }
      }
      return {node, address, names, found};
    });
}

/** Takes out exports that need what is not here, and those that are for another engine. */
export function settleExports(work: Work, statements: readonly ProgramNode[]): void {
  let rest = statements.filter(({type}) => /^Export/.test(type));
  rest.flatMap(declaredBy).forEach((name) => work.known.add(name));
  const drop = (node: ProgramNode, why: string) => {
    rest = rest.filter((each) => each !== node);
    declaredBy(node).forEach((name) => work.known.delete(name));
    work.remove(node);
    work.note(why);
  };
  for (const node of [...rest]) {
    const names = declaredBy(node);
    const {source} = node as {readonly source?: ProgramNode | null};
    const name = names.find((each) => ENGINE_EXPORTS.test(each));
    if (node.type === 'ExportDefaultDeclaration') {
      drop(node, 'the layout that the text exports by default was removed: the blog has its own');
    } else if (name !== undefined) {
      drop(node, `the export "${name}" was removed: it is for the old site generator`);
    } else if (source && !findImport(String(source['value']), work.around).isThere) {
      drop(node, `the export from "${String(source['value'])}" was removed: it is not here`);
    }
  }
  for (let isDone = false; !isDone;) {
    const broken = rest.find((node) => work.unknownIn(node) !== undefined);
    isDone = broken === undefined;
    if (broken) {
      const names = declaredBy(broken).join(', ');
      drop(
        broken,
        `the export "${names}" was removed: it uses ${work.unknownIn(broken)}, which does not exist here`,
      );
    }
  }
  rest.forEach((node) => work.use(node));
}

/** Leads imports to files that come along, and takes out those that lead nowhere. */
export function settleImports(work: Work, imports: readonly Import[]): void {
  for (const {node, address, names, found} of imports) {
    const isPicture = names.some((name) => work.pictures.has(name));
    const isUsed = names.length === 0 || names.some((name) => work.used.has(name));
    if (!found.isThere || (isPicture && !isUsed)) {
      work.remove(node);
      if (!found.isThere) {
        nameLoss(work, address, names, found);
      }
    } else if (found.file !== undefined) {
      const [start, end] = rangeOf(node['source'] as ProgramNode);
      const bare = address.replace(/^.*!/, '');
      const moved = address.replace(bare, () =>
        work.around.bringCode([found.file ?? '', ...found.needs], bare),
      );
      work.edits.push({start: start + 1, end: end - 1, text: moved});
    }
  }
}

/** Names packages that could be installed, and files that are imported for what they do. */
function nameLoss(work: Work, address: string, names: readonly string[], {packages}: Found): void {
  packages.forEach((name) => work.packages.add(name));
  if (packages.length > 0) {
    work.note(
      `packages are not installed: ${packages.join(', ')}; "npm install ${packages.join(' ')}" before the import keeps their components`,
    );
  } else if (names.length === 0) {
    work.note(`"${address}" does not exist here; its import was removed`);
  }
}
