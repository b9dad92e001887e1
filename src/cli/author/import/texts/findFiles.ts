import path from 'node:path';
import {groupBy} from '../../../../lib/groupBy';

export interface FileFinder {
  /** Address of the text that a name means, from the root of the export. */
  readonly findPage: (name: string) => string;
  /** Address of a picture or another file. */
  readonly findPicture: (name: string) => string;
}

const PAGE_ENDINGS = ['', '.md', '.mdx', '.markdown', '.html', '/index.md', '/index.mdx'];
const FOLDERS = [
  '',
  'static/',
  'public/',
  'source/',
  'assets/',
  'images/',
  'static/images/',
  'assets/images/',
  'static/img/',
  'assets/img/',
];

const lowerCased = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

/** Files by their name without folders, in lower case. */
function byName(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const known = lowerCased.get(files);
  const names = known ?? groupBy(files, (file) => path.posix.basename(file).toLowerCase());
  lowerCased.set(files, names);
  return names;
}

/**
 * Finds files by the short names that tags give them.
 *
 * @param source path of the text that names them
 * @param files of the export
 */
export function fileFinder(source: string, files: readonly string[]): FileFinder {
  const all = new Set(files);
  const folder = path.posix.dirname(source);
  const own = source.replace(/\.\w+$/, '');
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
    findPicture(name) {
      const below = name.replace(/^\/|[?#].*$/g, '');
      if (isElsewhere(name) || all.has(path.posix.join(folder, below)) || below === '') {
        return name;
      }
      if (
        name.startsWith('/') &&
        ['static/', 'public/', ''].some((start) => all.has(start + below))
      ) {
        return name;
      }
      const found =
        [path.posix.join(own, below), ...FOLDERS.map((start) => start + below)].find((file) =>
          all.has(file),
        ) ??
        only([below.toLowerCase()]) ??
        only([path.posix.basename(below).toLowerCase()]);
      return found === undefined ? name : `/${found}`;
    },
  };
}
