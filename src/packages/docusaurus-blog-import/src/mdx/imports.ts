import {createRequire, isBuiltin} from 'node:module';
import path from 'node:path';
import {pathFrom} from '../addresses/moveAddresses.js';

/** Context of an MDX text whose components are rewritten. */
export interface ComponentContext {
  /** Path of the text's file in the export. */
  readonly source: string;
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
  /** Further components that every MDX file of the site can use. */
  readonly components?: readonly string[] | undefined;
  /** Folder of the site whose packages may be imported. */
  readonly root: string;
  /** Copies a file and those it needs with the post, and returns its address from the post. */
  readonly bringCode: (files: readonly string[], written: string) => string;
}

/** Target of an import. */
export interface Found {
  /** The file in the export; undefined for a package. */
  readonly file?: string | undefined;
  /** Files that the file needs. */
  readonly needs: readonly string[];
  /** True if it can be imported on this site, with everything it needs. */
  readonly isAvailable: boolean;
  /** Packages that it needs and that are not installed. */
  readonly packages: readonly string[];
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.mdx', '.md', '.json', '.css'].concat(
  ['tsx', 'ts', 'jsx', 'js'].map((ending) => `/index.${ending}`),
);
/** Files that the site's bundler cannot read. */
const UNREADABLE = /\.(?:astro|vue|svelte|scss|sass|less|styl|ya?ml|toml|graphql|html?)$/;
const LOCAL = /^(?:\.|\/|(?:@site|@|~|#)\/)/;
/** Packages of site generators: to install another's would not help. */
const ENGINES =
  /^(?:next|gatsby|astro|@astrojs|nextra|contentlayer|next-contentlayer|astro-[\w-]+|gatsby-[\w-]+|next-[\w-]+|@docusaurus|@theme|@theme-original|@theme-init|@generated)(?:\/|$)/;
/** Pictures and videos, which need no component to be shown. */
export const MEDIA = /\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|mov|mp3|ogg)$/i;

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

/** Returns the package of an import if the old site may have installed it from a registry. */
function packageOf(address: string, {files, read}: ComponentContext): string[] {
  const [, name] = /^((?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*)(?:\/|$)/.exec(address) ?? [];
  const isPackage = name !== undefined && !ENGINES.test(address) && !isBuiltin(address);
  const isNamed = !files.has('package.json') || read('package.json').includes(`"${name}"`);
  return isPackage && isNamed ? [name] : [];
}

/** Returns the addresses that a file imports, except those in fenced code. */
function importsOf(file: string, read: (file: string) => string): string[] {
  if (!/\.(?:[jt]sx?|mjs|mdx?)$/.test(file)) {
    return [];
  }
  const code = read(file).replace(/^[ \t]*(`{3,}|~{3,})[^\n]*\n.*?^[ \t]*\1/gms, '');
  return [...code.matchAll(/\b(?:from|import)\s+(["'])([^"'\n]+)\1/g)].map(
    ([, , address = '']) => address,
  );
}

/** Resolves an import to a file of the export, with the files it needs, or to a package. */
export function findImport(
  address: string,
  context: ComponentContext,
  source = context.source,
  seen = new Set<string>(),
): Found {
  const isLocal = LOCAL.test(address);
  const file = findCode(address, source, context.files);
  if (!isLocal && isInstalled(address, context.root)) {
    return {needs: [], isAvailable: true, packages: []};
  }
  if (file === undefined || UNREADABLE.test(file)) {
    const packages = isLocal || file !== undefined ? [] : packageOf(address, context);
    return {file, needs: [], isAvailable: false, packages};
  }
  const isSeen = seen.has(file);
  seen.add(file);
  const inner = (isSeen ? [] : importsOf(file, context.read)).map((each): Found =>
    // Imports by an alias would not be found from the file's new place.
    each.startsWith('.') || !LOCAL.test(each)
      ? findImport(each, context, file, seen)
      : {needs: [], isAvailable: false, packages: []},
  );
  return {
    file,
    needs: [
      ...new Set(inner.flatMap((each) => [...(each.file ? [each.file] : []), ...each.needs])),
    ],
    isAvailable: inner.every((each) => each.isAvailable),
    packages: [...new Set(inner.flatMap(({packages}) => packages))],
  };
}
