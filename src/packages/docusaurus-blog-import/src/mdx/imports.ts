import {createRequire, isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type {PostFiles} from '../addresses/planCopies.js';
import {HAS_SCHEME_OR_HOST} from '../addresses/findFiles.js';
import {pathFrom} from '../text.js';

export interface ComponentContext extends Pick<PostFiles, 'planCodeCopies'> {
  /** Path of the MDX text in the exported blog. */
  readonly source: string;
  /** All files of the exported blog. */
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
  /** Folder of the site, from which packages are resolved. */
  readonly root: string;
}

/** Target of an import in an MDX text. */
export interface ResolvedImport {
  /** The file in the exported blog; undefined for a package or a missing file. */
  readonly file?: string | undefined;
  /** Files that the file imports, directly or indirectly. */
  readonly dependencies: readonly string[];
  /** Files imported by `@site/` paths: they must keep their paths in the site. */
  readonly fixed: readonly string[];
  /** True if this site can import the target, with all its dependencies. */
  readonly isAvailable: boolean;
  /** Packages that must be installed before the target can be imported. */
  readonly packages: readonly string[];
}

const NO_DEPENDENCIES = {dependencies: [], fixed: [], packages: []};
/** Ends of file paths that an import may leave out. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.mdx', '.md', '.json', '.css'].concat(
  ['tsx', 'ts', 'jsx', 'js'].map((ending) => `/index.${ending}`),
);
/** Files that the bundler of a Docusaurus site cannot read. */
const UNREADABLE = /\.(?:astro|vue|svelte|scss|sass|less|styl|ya?ml|toml|graphql|html?)$/;
/** Files that can keep their paths. TypeScript in `src` would be type-checked with the site's code. */
export const CAN_STAY = /^(?:static\/.*|src\/.*(?<!\.tsx?))$/;
/** Matches an address that cannot be that of a package. */
const LOCAL = /^(?:\.|\/|(?:@site|@|~|#)\/)/;
/** Packages of site generators, which the report does not suggest installing. */
const ENGINES =
  /^(?:next|gatsby|astro|@astrojs|nextra|contentlayer|next-contentlayer|astro-[\w-]+|gatsby-[\w-]+|next-[\w-]+|@docusaurus|@theme|@theme-original|@theme-init|@generated)(?:\/|$)/;

/** Finds the file to which an import refers, even by an alias of `src` or without its extension. */
function findCode(address: string, source: string, files: ReadonlySet<string>): string | undefined {
  const [, below = address] = /^(?:(?:@site|@|~|#)\/|\/)(.*)$/s.exec(address) ?? [];
  // Some compilers also look in src/ or app/ for a path without a prefix.
  const starts = address.startsWith('.')
    ? [pathFrom(source, address)]
    : [below, `src/${below}`, `app/${below}`];
  return starts
    .flatMap((start) => ENDINGS.map((ending) => start + ending))
    .find((file) => files.has(file));
}

/** True if the site at `root` can import a package or a Docusaurus module. */
export function isInstalled(name: string, root: string): boolean {
  const inTheme = name.replace(/^@theme\//, '@docusaurus/theme-classic/lib/theme/');
  const inCore = name.replace(/^@docusaurus\//, '@docusaurus/core/lib/client/exports/');
  const {resolve} = createRequire(path.join(root, 'package.json'));
  return [inTheme, inCore].some((attempt) => {
    try {
      return !isBuiltin(name) && resolve(attempt) !== '';
    } catch {
      return false;
    }
  });
}

/** Returns the name of an imported npm package, unless it belongs to a site generator or the old site's `package.json` lacks it. */
function packageOf(address: string, {files, read}: ComponentContext): string[] {
  const [, name] = /^((?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*)(?:\/|$)/.exec(address) ?? [];
  const isPackage = name !== undefined && !ENGINES.test(address) && !isBuiltin(address);
  const isDependency = !files.has('package.json') || read('package.json').includes(`"${name}"`);
  return isPackage && isDependency ? [name] : [];
}

/** A module that a program imports or requires. */
export interface ModuleRequest {
  readonly address: string;
  /** Offset of the address in the program. */
  readonly start: number;
}

/** Finds the modules that a program imports, requires or exports from; drops webpack's loader prefixes. */
export function requestsIn(code: string, name = 'a.tsx'): ModuleRequest[] {
  const found: ModuleRequest[] = [];
  const visit = (node: ts.Node): void => {
    const from =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) &&
            /^(?:import|require(?:\.resolve)?)$/.test(node.expression.getText())
          ? node.arguments[0]
          : undefined;
    if (from && ts.isStringLiteralLike(from)) {
      const address = from.text.replace(/^.*!/, '');
      found.push({address, start: from.getEnd() - 1 - address.length});
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true));
  return found;
}

/** Returns the modules that CSS imports: `/a` is in `static/`, `~a` a package, and `a` relative. */
function importsOfCss(css: string): string[] {
  const found = css
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/\burl\(\s*(["']?)(.*?)\1\s*\)|(?:@import|\bfrom)\s+(["'])(.*?)\3/gs);
  return [...found]
    .map(([, , file, , imported]) => (file ?? imported ?? '').replace(/[?#].*$/s, ''))
    .filter((address) => address !== '' && !HAS_SCHEME_OR_HOST.test(address))
    .map((address) => address.replace(/^\//, '@site/static/').replace(/^(?![.@~])/, './'))
    .map((address) => address.replace(/^~(?!\/)/, ''));
}

/** Returns the addresses that a file imports, except those in fenced code. */
function importsOf(file: string, read: (file: string) => string): string[] {
  if (/\.(?:[jt]sx?|[mc]js)$/.test(file)) {
    return requestsIn(read(file), file).map(({address}) => address);
  }
  if (file.endsWith('.css')) {
    return importsOfCss(read(file));
  }
  if (!/\.mdx?$/.test(file)) {
    return [];
  }
  const code = read(file).replace(/^[ \t]*(`{3,}|~{3,})[^\n]*\n.*?^[ \t]*\1/gms, '');
  return [...code.matchAll(/\b(?:from|import|require\(|import\()\s*(["'])([^"'\n]+)\1/g)].map(
    ([, , address = '']) => address,
  );
}

/**
 * Resolves an import to a file of the export and its dependencies, or to a package.
 *
 * @param seen files whose imports are resolved already
 */
export function findImport(
  address: string,
  context: ComponentContext,
  source = context.source,
  seen = new Set<string>(),
): ResolvedImport {
  const isLocal = LOCAL.test(address);
  const file = findCode(address, source, context.files);
  if (!isLocal && isInstalled(address, context.root)) {
    return {...NO_DEPENDENCIES, isAvailable: true};
  }
  if (file === undefined || UNREADABLE.test(file)) {
    const packages = isLocal || file !== undefined ? [] : packageOf(address, context);
    return {...NO_DEPENDENCIES, file, isAvailable: false, packages};
  }
  const addresses = seen.has(file) ? [] : importsOf(file, context.read);
  seen.add(file);
  const imports = addresses.map((each): ResolvedImport => {
    // Imports by an alias other than `@site` would not be found from the file's new place.
    if (/^[@~#]?\//.test(each)) {
      return {...NO_DEPENDENCIES, isAvailable: false};
    }
    const found = findImport(each, context, file, seen);
    if (!each.startsWith('@site/')) {
      return found;
    }
    const fixed = [found.file ?? [], found.dependencies, found.fixed].flat();
    const isAvailable = found.isAvailable && fixed.every((name) => CAN_STAY.test(name));
    return {...NO_DEPENDENCIES, fixed, isAvailable, packages: found.packages};
  });
  const all = imports.flatMap((each) => [each.file ?? [], each.dependencies].flat());
  return {
    file,
    dependencies: [...new Set(all)],
    fixed: [...new Set(imports.flatMap(({fixed}) => fixed))],
    isAvailable: imports.every((each) => each.isAvailable),
    packages: [...new Set(imports.flatMap(({packages}) => packages))],
  };
}
