import {createRequire, isBuiltin} from 'node:module';
import path from 'node:path';
import {pathFrom} from '../addresses/moveAddresses.js';

/** Surroundings of an MDX text. */
export interface ComponentSurroundings {
  /** Path of the text's file in the export. */
  readonly source: string;
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
  /** Further components that every MDX file of the site has. */
  readonly components?: readonly string[] | undefined;
  /** Folder of the site whose packages may be imported. */
  readonly root: string;
  /** Brings a file along with those it needs; gives its address from the post. */
  readonly bringCode: (files: readonly string[], written: string) => string;
}

/** Target of an import. */
export interface Found {
  /** The file in the export; undefined for a package. */
  readonly file?: string | undefined;
  /** Files that the file needs. */
  readonly needs: readonly string[];
  readonly isThere: boolean;
  /** Packages that are not installed, which it needs. */
  readonly packages: readonly string[];
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.mdx', '.md', '.json', '.css'].concat([
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
]);
/** Files that the site's bundler cannot read. */
const UNREADABLE = /\.(?:astro|vue|svelte|scss|sass|less|styl|ya?ml|toml|graphql|html?)$/;
const LOCAL = /^(?:\.|\/|(?:@site|@|~|#)\/)/;
/** Packages that work only within another engine. */
const ENGINES =
  /^(?:next|gatsby|astro|@astrojs|nextra|contentlayer|next-contentlayer|astro-[\w-]+|gatsby-[\w-]+|next-[\w-]+|@docusaurus|@theme|@theme-original|@theme-init|@generated)(?:\/|$)/;
/** Pictures and videos, which need no component to be shown. */
export const MEDIA = /\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|mov|mp3|ogg)$/i;

function findCode(address: string, source: string, files: ReadonlySet<string>): string | undefined {
  const [, below] = /^(?:(?:@site|@|~|#)\/|\/)(.*)$/s.exec(address) ?? [];
  // Folders may be named without a sign where the old site's compiler looked in src/.
  const starts = !address.startsWith('.')
    ? [below ?? address, `src/${below ?? address}`, `app/${below ?? address}`]
    : [pathFrom(source, address)];
  return starts
    .flatMap((start) => ENDINGS.map((ending) => start + ending))
    .find((file) => files.has(file));
}

export function isInstalled(name: string, root: string): boolean {
  if (isBuiltin(name)) {
    return false;
  }
  const inTheme = name.replace(/^@theme\//, '@docusaurus/theme-classic/lib/theme/');
  const inCore = name.replace(/^@docusaurus\//, '@docusaurus/core/lib/client/exports/');
  return [inTheme, inCore].some((attempt) => {
    try {
      return createRequire(path.join(root, 'package.json')).resolve(attempt) !== '';
    } catch {
      return false;
    }
  });
}

/** The package that an address is in, if the old site could have had it from a registry. */
function packageOf(address: string, around: ComponentSurroundings): string | undefined {
  const [, name] = /^((?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*)(?:\/|$)/.exec(address) ?? [];
  if (name === undefined || ENGINES.test(address) || isBuiltin(address)) {
    return undefined;
  }
  if (around.files.has('package.json')) {
    return around.read('package.json').includes(`"${name}"`) ? name : undefined;
  }
  return name;
}

/** A text without its fenced code, whose imports are only shown. */
function withoutListings(text: string): string {
  return text.replace(/^[ \t]*(`{3,}|~{3,})[^\n]*\n.*?^[ \t]*\1/gms, '');
}

/** Finds what an import means: a file of the export with all that it needs, or a package. */
export function findImport(
  address: string,
  around: ComponentSurroundings,
  source = around.source,
  seen = new Set<string>(),
): Found {
  const bare = address.replace(/^.*!/, '');
  const loaders = address
    .slice(0, -bare.length)
    .split('!')
    .filter((name) => name !== '');
  const lost = loaders.find((name) => !isInstalled(name.replace(/\?.*$/, ''), around.root));
  const isLocal = LOCAL.test(bare);
  const file = findCode(bare, source, around.files);
  if (lost !== undefined || bare.includes('?') || (isLocal && file === undefined)) {
    return {needs: [], isThere: false, packages: lost === undefined ? [] : [lost]};
  }
  if (!isLocal && isInstalled(bare, around.root)) {
    return {needs: [], isThere: true, packages: []};
  }
  if (file === undefined) {
    const name = packageOf(bare, around);
    return {needs: [], isThere: false, packages: name === undefined ? [] : [name]};
  }
  if (UNREADABLE.test(file) && loaders.length === 0) {
    return {file, needs: [], isThere: false, packages: []};
  }
  if (seen.has(file)) {
    return {file, needs: [], isThere: true, packages: []};
  }
  seen.add(file);
  const isCode = loaders.length === 0 && /\.(?:[jt]sx?|mjs|mdx?)$/.test(file);
  const inner = isCode
    ? [
        ...withoutListings(around.read(file)).matchAll(/\b(?:from|import)\s+(["'])([^"'\n]+)\1/g),
      ].map(
        // Imports by an alias would not be found from the file's new place.
        ([, , name = '']) =>
          name.startsWith('.') || !LOCAL.test(name)
            ? {...findImport(name, around, file, seen), isAlias: false}
            : {needs: [], isThere: false, packages: [], file: undefined, isAlias: true},
      )
    : [];
  return {
    file,
    needs: [
      ...new Set(inner.flatMap((each) => [...(each.file ? [each.file] : []), ...each.needs])),
    ],
    isThere: inner.every((each) => each.isThere),
    packages: [...new Set(inner.flatMap(({packages}) => packages))],
  };
}
