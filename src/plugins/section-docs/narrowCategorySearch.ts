import {createRequire} from 'node:module';

interface GlobOptions {
  readonly cwd?: string;
}

type Glob = (pattern: string | readonly string[], options?: GlobOptions) => Promise<string[]>;

/** The part of Docusaurus' own module that the docs plugin takes its glob from. */
export interface GlobModule {
  Globby: Glob;
}

const CATEGORY_FILES = /^\*\*\/_category_\./;

const load = createRequire(__filename);

/**
 * The docs plugin looks for `_category_` files below its path each time that it loads, packages
 * included, which takes seconds. Below `root`, it looks in the given folders alone.
 *
 * @param globs stands in for Docusaurus' own module in tests
 */
export function narrowCategorySearch(
  root: string,
  folders: readonly string[],
  globs = load('@docusaurus/utils/lib/globUtils') as GlobModule,
): void {
  globs.Globby = new Proxy(globs.Globby, {
    apply(glob, _self, [pattern, options]: Parameters<Glob>) {
      const isSearch = typeof pattern === 'string' && CATEGORY_FILES.test(pattern);
      return isSearch && options?.cwd === root
        ? glob(
            folders.map((folder) => `${folder}/${pattern}`),
            options,
          )
        : glob(pattern, options);
    },
  });
}
