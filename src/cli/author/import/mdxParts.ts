import fs from 'node:fs';
import path from 'node:path';
import {CachedInputFileSystem, ResolverFactory} from 'enhanced-resolve';
import type {ImportDeclaration, Program} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Edit} from '../changes';
import type {Placed} from './placePosts';
import type {PostFiles} from './postFiles';

/** Components that any text of this site may name without an import: those of the theme. */
const GLOBAL = ['Details', 'Admonition', 'Head', 'Mermaid', 'ResponsivePicture', 'TOCInline'];

const LOCAL = /^(?:\.|@site\/|@\/|~\/)/;
const CODE = /\.(?:[jt]sx?|mjs|mdx?)$/;

/** Finds what modules of the export import: its own files, and packages that this site has. */
export class ModuleFinder {
  readonly #folder: string;
  readonly #resolve: (from: string, address: string) => string | false;

  /** @param root of this site */
  constructor(folder: string, root: string) {
    this.#folder = folder;
    const modules = [path.join(root, 'node_modules'), path.resolve('node_modules')];
    const own = [folder, path.join(folder, 'src')];
    const resolver = ResolverFactory.createResolver({
      fileSystem: new CachedInputFileSystem(fs, 4000),
      useSyncFileSystemCalls: true,
      extensions: ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.mdx', '.md', '.json', '.css'],
      conditionNames: ['import', 'require'],
      modules,
      alias: {
        '@site': folder,
        '@': own,
        '~': own,
        '@theme': modules.map((each) => path.join(each, '@docusaurus/theme-classic/lib/theme')),
        '@docusaurus': ['', 'core/lib/client/exports'].flatMap((below) =>
          modules.map((each) => path.join(each, '@docusaurus', below)),
        ),
      },
    });
    this.#resolve = (from, address) => resolver.resolveSync({}, path.dirname(from), address);
  }

  /**
   * The files of the export that an import needs, the imported one first; none for a package, and
   * nothing where one of them is not there.
   *
   * @param source path of the importing file in the export
   */
  filesOf(address: string, source: string, seen = new Set<string>()): string[] | undefined {
    try {
      const found = this.#resolve(path.join(this.#folder, source), address) || '';
      if (!LOCAL.test(address)) {
        return [];
      }
      const file = path.relative(this.#folder, found).replaceAll(path.sep, '/');
      if (seen.has(file)) {
        return [];
      }
      seen.add(file);
      if (/\.(?:astro|vue|svelte)$|^\.\.\//.test(file)) {
        return undefined;
      }
      const text = CODE.test(file) ? fs.readFileSync(found, 'utf8') : '';
      const needs = [...text.matchAll(/\b(?:from|import)\s+(["'])([^"']+)\1/g)].map(
        ([, , need = '']) =>
          // What another folder's alias means would change with the file's place.
          /^(?:@site|@|~)\//.test(need) ? undefined : this.filesOf(need, file, seen),
      );
      return needs.includes(undefined) ? undefined : [file, ...needs.flatMap((need) => need ?? [])];
    } catch {
      return undefined;
    }
  }
}

/** A component that shows what stands between its tags, or nothing for what is no component. */
function standIn(name: string): string {
  return /^[A-Z]/.test(name)
    ? `export const ${name} = ({children}) => <>{children}</>;`
    : `export const ${name} = undefined;`;
}

/**
 * The edits by which a text of MDX finds what it imports, which comes along. Components that are not
 * there get stand-ins that show what stands between their tags, so that the page builds.
 */
export function partEdits(
  root: Root,
  {post, body}: Placed,
  files: PostFiles,
  modules: ModuleFinder,
  note: (line: string) => void,
): {readonly edits: readonly Edit[]; readonly standIns: readonly string[]} {
  const edits: Edit[] = [];
  const missing = new Set<string>();
  const own = [...body.matchAll(/^export\s+(?:const|let|var|function|class)\s+(\w+)/gm)];
  const known = new Set([...GLOBAL, ...own.map(([, name = '']) => name)]);
  visit(root, 'mdxjsEsm', ({data}) => {
    const {estree} = (data ?? {}) as {readonly estree?: Program};
    for (const statement of estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        takeImport(statement);
      }
    }
  });

  function takeImport(statement: ImportDeclaration): void {
    const address = String(statement.source.value);
    // Behind loaders, such as `raw-loader!./file`.
    const bare = address.replace(/^.*!/, '');
    const names = statement.specifiers.map(({local}) => local.name);
    const needs = modules.filesOf(bare, post.source);
    if (needs === undefined) {
      const [start, end] = statement.range ?? [0, 0];
      const after = /^[ \t]*\n?/.exec(body.slice(end))?.[0].length ?? 0;
      edits.push({start, end: end + after, text: ''});
      names.forEach((name) => missing.add(name));
      note(`"${address}" does not exist here; ${names.join(', ') || 'it'} shows only its content`);
      return;
    }
    names.forEach((name) => known.add(name));
    if (needs.length > 0) {
      const [start, end] = statement.source.range ?? [0, 0];
      const target = address.replace(bare, files.bringCode(needs, bare));
      edits.push({start: start + 1, end: end - 1, text: target});
    }
  }

  visit(root, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const [name = ''] = (node.name ?? '').split('.');
      if (/^[A-Z]/.test(name) && !known.has(name) && !missing.has(name)) {
        missing.add(name);
        note(`the component ${name} does not exist here; only its content is shown`);
      }
    }
  });
  return {edits, standIns: [...missing].map(standIn)};
}
