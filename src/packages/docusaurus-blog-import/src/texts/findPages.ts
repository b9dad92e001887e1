import path from 'node:path';
import {groupBy} from '../text.js';

export interface PageFinder {
  /** Address of the text that a name means, from the root of the export. */
  readonly findPage: (name: string) => string;
}

const PAGE_ENDINGS = ['', '.md', '.mdx', '.markdown', '.html', '/index.md', '/index.mdx'];

const lowerCased = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

/** Files by their name without folders, in lower case. */
function byName(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const known = lowerCased.get(files);
  const names = known ?? groupBy(files, (file) => path.posix.basename(file).toLowerCase());
  lowerCased.set(files, names);
  return names;
}

/**
 * Finds texts by the short names that tags give them.
 *
 * @param source path of the text that names them
 * @param files of the export
 */
export function pageFinder(source: string, files: readonly string[]): PageFinder {
  const all = new Set(files);
  const folder = path.posix.dirname(source);
  /** The only file whose path ends in a name. */
  const only = (names: readonly string[]) => {
    const found = names.flatMap((name) =>
      (byName(files).get(path.posix.basename(name)) ?? []).filter((file) =>
        `/${file.toLowerCase()}`.endsWith(`/${name}`),
      ),
    );
    return found.length === 1 ? found[0] : undefined;
  };
  const isElsewhere = (name: string) => /^(?:[a-z]+:|\/\/|#)/i.test(name);
  return {
    findPage(name) {
      if (isElsewhere(name)) {
        return name;
      }
      const below = name.replace(/^\/|\/$/g, '');
      const starts = name.startsWith('/')
        ? [below, `content/${below}`, `_posts/${below}`]
        : [path.posix.join(folder, below), below, `content/${below}`, `_posts/${below}`];
      const exact = starts
        .flatMap((start) => PAGE_ENDINGS.map((ending) => start + ending))
        .find((file) => all.has(file));
      const found = exact ?? only(PAGE_ENDINGS.map((ending) => (below + ending).toLowerCase()));
      return found === undefined ? name : `/${found}`;
    },
  };
}
